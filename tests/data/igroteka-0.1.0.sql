BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL,
	version INTEGER NOT NULL,
	body TEXT NOT NULL,
	PRIMARY KEY (table_id, version),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876858099,"id":"8fXhkigOB0VHTHGT/f2f28ec1d6e842afba19b20c4860eb1b"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',2,'{"did":"sat","seat":1,"person":"0L2AkjXiG_DHCZT7","name":"Oleg","salt":"of Oleg","at":1794876858132,"id":"0L2AkjXiG_DHCZT7/88805cbda6c145efaf045bd671874e11"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',3,'{"did":"started","at":1794876858151,"id":"8fXhkigOB0VHTHGT/8320f88b2c1c4298aa279f4e3e1a10ae"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',4,'{"did":"talked","person":"8fXhkigOB0VHTHGT","name":"Vera","text":"Good luck! Game 1.","at":1794876858168,"id":"8fXhkigOB0VHTHGT/1063c44d0bf94d37b5ff649e26acc058"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',5,'{"did":"moved","seat":1,"token":"draw","at":1794876858180,"id":"0L2AkjXiG_DHCZT7/4bb781c8d2944a5086096ad66eb29023"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',6,'{"did":"moved","seat":0,"token":"draw","at":1794876858203,"id":"8fXhkigOB0VHTHGT/5dd73b79fe984d89aaab38079b9ca599"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',7,'{"did":"moved","seat":1,"token":"fold","at":1794876858230,"id":"0L2AkjXiG_DHCZT7/91399e464717471482e95a8b6be8e59a"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',8,'{"did":"moved","seat":0,"token":"fold","at":1794876858244,"id":"8fXhkigOB0VHTHGT/a1b1f80fd35345c69f0412dcbe16d44d"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',9,'{"did":"moved","seat":1,"token":"draw","at":1794876858250,"id":"0L2AkjXiG_DHCZT7/a571f71f9a604bd0a35c4d7dc1ff42ad"}');
INSERT INTO "entries" VALUES('o1Ff54xc4Yv0Fi3-hnHr',10,'{"did":"moved","seat":0,"token":"fold","at":1794876858254,"id":"8fXhkigOB0VHTHGT/4b5610baf4c74c5486aa4ea62923406f"}');
INSERT INTO "entries" VALUES('jFQbWwgQ_WJl8iJXCkBf',1,'{"did":"sat","seat":0,"person":"0L2AkjXiG_DHCZT7","name":"Oleg","salt":"of Oleg","at":1794876858298,"id":"0L2AkjXiG_DHCZT7/f7d3a49c7f104af6ac959b75f5ef26e9"}');
INSERT INTO "entries" VALUES('jFQbWwgQ_WJl8iJXCkBf',2,'{"did":"sat","seat":1,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"of Marta","at":1794876858307,"id":"x3uSsvBNmNTZUgo-/644472697caf41dca0a38ecbffb1b640"}');
INSERT INTO "entries" VALUES('jFQbWwgQ_WJl8iJXCkBf',3,'{"did":"started","at":1794876858318,"id":"0L2AkjXiG_DHCZT7/0bf85c93da4d44f4852a4edb147d8037"}');
INSERT INTO "entries" VALUES('jFQbWwgQ_WJl8iJXCkBf',4,'{"did":"talked","person":"0L2AkjXiG_DHCZT7","name":"Oleg","text":"Good luck! Game 2.","at":1794876858323,"id":"0L2AkjXiG_DHCZT7/51a88ddeb14c4bbcacc76fd0bbd1cda1"}');
INSERT INTO "entries" VALUES('jFQbWwgQ_WJl8iJXCkBf',5,'{"did":"moved","seat":0,"token":"draw","at":1794876858329,"id":"0L2AkjXiG_DHCZT7/383b18e074544443906fe6e33ac19712"}');
INSERT INTO "entries" VALUES('jFQbWwgQ_WJl8iJXCkBf',6,'{"did":"moved","seat":1,"token":"draw","at":1794876858344,"id":"x3uSsvBNmNTZUgo-/00f89e5187ac425c8b9351a78c692eda"}');
INSERT INTO "entries" VALUES('jFQbWwgQ_WJl8iJXCkBf',7,'{"did":"moved","seat":0,"token":"fold","at":1794876858355,"id":"0L2AkjXiG_DHCZT7/729f9a6543724d51890bda965285c253"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',1,'{"did":"sat","seat":0,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"of Marta","at":1794876858399,"id":"x3uSsvBNmNTZUgo-/7cbd37e03c84460cb112506ff50815a4"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',2,'{"did":"sat","seat":1,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876858403,"id":"8fXhkigOB0VHTHGT/422e49f9c89148ae8ad400ecac543958"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',3,'{"did":"sat","seat":2,"person":"0L2AkjXiG_DHCZT7","name":"Oleg","salt":"of Oleg","at":1794876858407,"id":"0L2AkjXiG_DHCZT7/ea23968a4e3f4060a0f0f3b030efc002"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',4,'{"did":"started","at":1794876858417,"id":"x3uSsvBNmNTZUgo-/590d0aeccb854716832d8914fabf27c1"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',5,'{"did":"talked","person":"x3uSsvBNmNTZUgo-","name":"Marta","text":"Good luck! Game 3.","at":1794876858423,"id":"x3uSsvBNmNTZUgo-/380ec400c3a248aaa97e3f59a565d223"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',6,'{"did":"moved","seat":1,"token":"draw","at":1794876858436,"id":"8fXhkigOB0VHTHGT/2ded639cae824e518d8b0abb4b64ed89"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',7,'{"did":"moved","seat":2,"token":"fold","at":1794876858445,"id":"0L2AkjXiG_DHCZT7/5db094a01a9946119a53c4aec06ae2da"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',8,'{"did":"moved","seat":1,"token":"draw","at":1794876858455,"id":"8fXhkigOB0VHTHGT/fdf08e59ba484e88b8edc47f21162f7d"}');
INSERT INTO "entries" VALUES('E4pXxupFzBOhIKd0i-Bn',9,'{"did":"moved","seat":2,"token":"fold","at":1794876858464,"id":"0L2AkjXiG_DHCZT7/1d1018161cad4668a0bbe6163b037ba9"}');
INSERT INTO "entries" VALUES('O2ixHLpfofP5yt454crP',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876858491,"id":"8fXhkigOB0VHTHGT/16b5e10f0add4d48b71ca95f1a0d4929"}');
INSERT INTO "entries" VALUES('O2ixHLpfofP5yt454crP',2,'{"did":"sat","seat":1,"person":"jHq7VNnJi68WN0qL","name":"Taras","salt":"of Taras","at":1794876858495,"id":"jHq7VNnJi68WN0qL/e7570a5ad91640ac9308fbd79deb5a8b"}');
INSERT INTO "entries" VALUES('O2ixHLpfofP5yt454crP',3,'{"did":"started","at":1794876858498,"id":"8fXhkigOB0VHTHGT/b162db99cee44971936a8c263638b58a"}');
INSERT INTO "entries" VALUES('O2ixHLpfofP5yt454crP',4,'{"did":"talked","person":"8fXhkigOB0VHTHGT","name":"Vera","text":"Good luck! Game 4.","at":1794876858501,"id":"8fXhkigOB0VHTHGT/61df3d76d5b147a182b54a6298a9f750"}');
INSERT INTO "entries" VALUES('O2ixHLpfofP5yt454crP',5,'{"did":"moved","seat":0,"token":"draw","at":1794876858503,"id":"8fXhkigOB0VHTHGT/7e9652e031764a55885723611e370f98"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876858580,"id":"8fXhkigOB0VHTHGT/d53e5f5c409d46218b8d662dd8a9e789"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',2,'{"did":"sat","seat":1,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"of Marta","at":1794876858589,"id":"x3uSsvBNmNTZUgo-/5408cd92a9b14f0294e3ce7d4ff24444"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',3,'{"did":"bot","seat":2,"level":"easy","at":1794876858595}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',4,'{"did":"bot","seat":3,"level":"easy","at":1794876858595}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',5,'{"did":"started","at":1794876858595,"id":"8fXhkigOB0VHTHGT/517551aecd0f4f78ba09a7f2b3707886"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',6,'{"did":"chose","seat":0,"tokens":["pass 7"],"complete":true,"at":1794876858606,"id":"8fXhkigOB0VHTHGT/3de44f3aa99b4729b2f8fb0a102192bf"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',7,'{"did":"chose","seat":1,"tokens":["pass 2"],"complete":true,"at":1794876858623,"id":"x3uSsvBNmNTZUgo-/2cfb3977b075483a822e5a52aba6417f"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',8,'{"did":"chose","seat":2,"tokens":["pass 10"],"complete":true,"by":"bot","at":1794876858672}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',9,'{"did":"chose","seat":3,"tokens":["pass 4"],"complete":true,"by":"bot","at":1794876858676}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',10,'{"did":"moved","seat":0,"token":"pass 7","at":1794876858676}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',11,'{"did":"moved","seat":1,"token":"pass 2","at":1794876858676}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',12,'{"did":"moved","seat":2,"token":"pass 10","by":"bot","at":1794876858676}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',13,'{"did":"moved","seat":3,"token":"pass 4","by":"bot","at":1794876858676}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',14,'{"did":"chose","seat":1,"tokens":["bid 9"],"complete":true,"at":1794876858689,"id":"x3uSsvBNmNTZUgo-/b3f5ca7f8784400f8478ea57e39dbb39"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',15,'{"did":"chose","seat":0,"tokens":["bid 4"],"complete":true,"at":1794876858699,"id":"8fXhkigOB0VHTHGT/b727ce5b9588452ab3c7cbc295bd1f67"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',16,'{"did":"chose","seat":2,"tokens":["bid 7"],"complete":true,"by":"bot","at":1794876858705}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',17,'{"did":"chose","seat":3,"tokens":["bid 10"],"complete":true,"by":"bot","at":1794876858714}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',18,'{"did":"moved","seat":0,"token":"bid 4","at":1794876858714}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',19,'{"did":"moved","seat":1,"token":"bid 9","at":1794876858714}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',20,'{"did":"moved","seat":2,"token":"bid 7","by":"bot","at":1794876858714}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',21,'{"did":"moved","seat":3,"token":"bid 10","by":"bot","at":1794876858714}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',22,'{"did":"chose","seat":1,"tokens":["pass 10"],"complete":true,"at":1794876858721,"id":"x3uSsvBNmNTZUgo-/0bd939bff67a4221baa4edb9907fd048"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',23,'{"did":"chose","seat":0,"tokens":["pass 8"],"complete":true,"at":1794876858723,"id":"8fXhkigOB0VHTHGT/ae3abdb8f8a446d5a8e12ab4241e9d43"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',24,'{"did":"chose","seat":2,"tokens":["pass 7"],"complete":true,"by":"bot","at":1794876858725}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',25,'{"did":"chose","seat":3,"tokens":["pass 8"],"complete":true,"by":"bot","at":1794876858739}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',26,'{"did":"moved","seat":0,"token":"pass 8","at":1794876858739}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',27,'{"did":"moved","seat":1,"token":"pass 10","at":1794876858739}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',28,'{"did":"moved","seat":2,"token":"pass 7","by":"bot","at":1794876858739}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',29,'{"did":"moved","seat":3,"token":"pass 8","by":"bot","at":1794876858739}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',30,'{"did":"chose","seat":1,"tokens":["bid 10"],"complete":true,"at":1794876858745,"id":"x3uSsvBNmNTZUgo-/89a45238cbde4c7d8a67a378f7ad7cfe"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',31,'{"did":"chose","seat":0,"tokens":["bid 10"],"complete":true,"at":1794876858747,"id":"8fXhkigOB0VHTHGT/2f1d4e665efa4d56ba1907de9e3c1f70"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',32,'{"did":"chose","seat":2,"tokens":["bid 10"],"complete":true,"by":"bot","at":1794876858755}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',33,'{"did":"chose","seat":3,"tokens":["bid 7"],"complete":true,"by":"bot","at":1794876858763}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',34,'{"did":"moved","seat":0,"token":"bid 10","at":1794876858763}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',35,'{"did":"moved","seat":1,"token":"bid 10","at":1794876858763}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',36,'{"did":"moved","seat":2,"token":"bid 10","by":"bot","at":1794876858763}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',37,'{"did":"moved","seat":3,"token":"bid 7","by":"bot","at":1794876858763}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',38,'{"did":"chose","seat":1,"tokens":["pass 9"],"complete":true,"at":1794876858770,"id":"x3uSsvBNmNTZUgo-/c312c617ef0e45458281b59fc2f0d960"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',39,'{"did":"chose","seat":0,"tokens":["pass 6"],"complete":true,"at":1794876858775,"id":"8fXhkigOB0VHTHGT/678816e7227d4547953e0f6d09155295"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',40,'{"did":"chose","seat":2,"tokens":["pass 6"],"complete":true,"by":"bot","at":1794876858779}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',41,'{"did":"chose","seat":3,"tokens":["pass 10"],"complete":true,"by":"bot","at":1794876858783}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',42,'{"did":"moved","seat":0,"token":"pass 6","at":1794876858783}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',43,'{"did":"moved","seat":1,"token":"pass 9","at":1794876858783}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',44,'{"did":"moved","seat":2,"token":"pass 6","by":"bot","at":1794876858783}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',45,'{"did":"moved","seat":3,"token":"pass 10","by":"bot","at":1794876858783}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',46,'{"did":"chose","seat":1,"tokens":["bid 3"],"complete":true,"at":1794876858792,"id":"x3uSsvBNmNTZUgo-/2251ab2b9d52434b81427467daeb12c9"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',47,'{"did":"chose","seat":0,"tokens":["bid 6"],"complete":true,"at":1794876858795,"id":"8fXhkigOB0VHTHGT/87181838b66141b39a0fc3d01e300c77"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',48,'{"did":"chose","seat":2,"tokens":["bid 3"],"complete":true,"by":"bot","at":1794876858799}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',49,'{"did":"chose","seat":3,"tokens":["bid 6"],"complete":true,"by":"bot","at":1794876858804}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',50,'{"did":"moved","seat":0,"token":"bid 6","at":1794876858804}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',51,'{"did":"moved","seat":1,"token":"bid 3","at":1794876858804}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',52,'{"did":"moved","seat":2,"token":"bid 3","by":"bot","at":1794876858804}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',53,'{"did":"moved","seat":3,"token":"bid 6","by":"bot","at":1794876858804}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',54,'{"did":"chose","seat":1,"tokens":["pass 6"],"complete":true,"at":1794876858815,"id":"x3uSsvBNmNTZUgo-/596c5cabc90f4a04bd043c8124a9594b"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',55,'{"did":"chose","seat":0,"tokens":["pass 9"],"complete":true,"at":1794876858818,"id":"8fXhkigOB0VHTHGT/8b38dc9109f04e5996fe789d22392aa5"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',56,'{"did":"chose","seat":2,"tokens":["pass 6"],"complete":true,"by":"bot","at":1794876858822}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',57,'{"did":"chose","seat":3,"tokens":["pass 9"],"complete":true,"by":"bot","at":1794876858839}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',58,'{"did":"moved","seat":0,"token":"pass 9","at":1794876858839}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',59,'{"did":"moved","seat":1,"token":"pass 6","at":1794876858839}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',60,'{"did":"moved","seat":2,"token":"pass 6","by":"bot","at":1794876858839}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',61,'{"did":"moved","seat":3,"token":"pass 9","by":"bot","at":1794876858839}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',62,'{"did":"chose","seat":1,"tokens":["bid 8"],"complete":true,"at":1794876858855,"id":"x3uSsvBNmNTZUgo-/772c244a0d3e46e4927b5e05850e2bc2"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',63,'{"did":"chose","seat":0,"tokens":["bid 10"],"complete":true,"at":1794876858860,"id":"8fXhkigOB0VHTHGT/a5d955f9c1194e14a82b0e763fea2e03"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',64,'{"did":"chose","seat":2,"tokens":["bid 2"],"complete":true,"by":"bot","at":1794876858863}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',65,'{"did":"chose","seat":3,"tokens":["bid 6"],"complete":true,"by":"bot","at":1794876858867}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',66,'{"did":"moved","seat":0,"token":"bid 10","at":1794876858867}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',67,'{"did":"moved","seat":1,"token":"bid 8","at":1794876858867}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',68,'{"did":"moved","seat":2,"token":"bid 2","by":"bot","at":1794876858867}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',69,'{"did":"moved","seat":3,"token":"bid 6","by":"bot","at":1794876858867}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',70,'{"did":"chose","seat":1,"tokens":["pass 8"],"complete":true,"at":1794876858872,"id":"x3uSsvBNmNTZUgo-/85014481a81249b0bd721e4494fe02f8"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',71,'{"did":"chose","seat":0,"tokens":["pass 9"],"complete":true,"at":1794876858879,"id":"8fXhkigOB0VHTHGT/eeea07a20bad496d85389258ebf21aab"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',72,'{"did":"chose","seat":2,"tokens":["pass 9"],"complete":true,"by":"bot","at":1794876858882}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',73,'{"did":"chose","seat":3,"tokens":["pass 10"],"complete":true,"by":"bot","at":1794876858884}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',74,'{"did":"moved","seat":0,"token":"pass 9","at":1794876858884}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',75,'{"did":"moved","seat":1,"token":"pass 8","at":1794876858884}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',76,'{"did":"moved","seat":2,"token":"pass 9","by":"bot","at":1794876858884}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',77,'{"did":"moved","seat":3,"token":"pass 10","by":"bot","at":1794876858884}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',78,'{"did":"chose","seat":1,"tokens":["bid 7"],"complete":true,"at":1794876858889,"id":"x3uSsvBNmNTZUgo-/2b86fadd904a4326a7e94b8d963562d8"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',79,'{"did":"chose","seat":0,"tokens":["bid 1"],"complete":true,"at":1794876858891,"id":"8fXhkigOB0VHTHGT/b94a8301e4dc4528acd4a3b33e612e0f"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',80,'{"did":"chose","seat":2,"tokens":["bid 6"],"complete":true,"by":"bot","at":1794876858894}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',81,'{"did":"chose","seat":3,"tokens":["bid 4"],"complete":true,"by":"bot","at":1794876858896}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',82,'{"did":"moved","seat":0,"token":"bid 1","at":1794876858896}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',83,'{"did":"moved","seat":1,"token":"bid 7","at":1794876858896}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',84,'{"did":"moved","seat":2,"token":"bid 6","by":"bot","at":1794876858896}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',85,'{"did":"moved","seat":3,"token":"bid 4","by":"bot","at":1794876858896}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',86,'{"did":"moved","seat":0,"token":"give 3","at":1794876858902,"id":"8fXhkigOB0VHTHGT/5ce02b4e23bd4f86872845d6e09eb1e0"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',87,'{"did":"chose","seat":1,"tokens":["pass 9"],"complete":true,"at":1794876858909,"id":"x3uSsvBNmNTZUgo-/7ef2740c50a14670be8588500527b8fc"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',88,'{"did":"chose","seat":0,"tokens":["pass 7"],"complete":true,"at":1794876858912,"id":"8fXhkigOB0VHTHGT/4ab28921be624b62823b50d3d3452e45"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',89,'{"did":"chose","seat":2,"tokens":["pass 3"],"complete":true,"by":"bot","at":1794876858919}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',90,'{"did":"chose","seat":3,"tokens":["pass 5"],"complete":true,"by":"bot","at":1794876858921}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',91,'{"did":"moved","seat":0,"token":"pass 7","at":1794876858921}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',92,'{"did":"moved","seat":1,"token":"pass 9","at":1794876858921}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',93,'{"did":"moved","seat":2,"token":"pass 3","by":"bot","at":1794876858921}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',94,'{"did":"moved","seat":3,"token":"pass 5","by":"bot","at":1794876858921}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',95,'{"did":"chose","seat":1,"tokens":["bid 5"],"complete":true,"at":1794876858929,"id":"x3uSsvBNmNTZUgo-/5f0ce1c1ee5c4084a5bbf66c14842740"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',96,'{"did":"chose","seat":0,"tokens":["bid 7"],"complete":true,"at":1794876858932,"id":"8fXhkigOB0VHTHGT/55b41304b92e45b0a9705ca9cb14bbca"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',97,'{"did":"chose","seat":2,"tokens":["bid 4"],"complete":true,"by":"bot","at":1794876858939}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',98,'{"did":"chose","seat":3,"tokens":["bid 3"],"complete":true,"by":"bot","at":1794876858943}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',99,'{"did":"moved","seat":0,"token":"bid 7","at":1794876858943}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',100,'{"did":"moved","seat":1,"token":"bid 5","at":1794876858943}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',101,'{"did":"moved","seat":2,"token":"bid 4","by":"bot","at":1794876858943}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',102,'{"did":"moved","seat":3,"token":"bid 3","by":"bot","at":1794876858943}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',103,'{"did":"chose","seat":1,"tokens":["pass 5"],"complete":true,"at":1794876858951,"id":"x3uSsvBNmNTZUgo-/42f5de9870b5484da9e6af4e87db2f9b"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',104,'{"did":"chose","seat":0,"tokens":["pass 10"],"complete":true,"at":1794876858953,"id":"8fXhkigOB0VHTHGT/e3cab8dcb68b4cf5b2b8b3a3911b0fd8"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',105,'{"did":"chose","seat":2,"tokens":["pass 8"],"complete":true,"by":"bot","at":1794876858955}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',106,'{"did":"chose","seat":3,"tokens":["pass 9"],"complete":true,"by":"bot","at":1794876858959}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',107,'{"did":"moved","seat":0,"token":"pass 10","at":1794876858959}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',108,'{"did":"moved","seat":1,"token":"pass 5","at":1794876858959}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',109,'{"did":"moved","seat":2,"token":"pass 8","by":"bot","at":1794876858959}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',110,'{"did":"moved","seat":3,"token":"pass 9","by":"bot","at":1794876858959}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',111,'{"did":"chose","seat":1,"tokens":["bid 9"],"complete":true,"at":1794876858967,"id":"x3uSsvBNmNTZUgo-/c1089f1c416946d18eb54c0ee83c6c70"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',112,'{"did":"chose","seat":0,"tokens":["bid 9"],"complete":true,"at":1794876858970,"id":"8fXhkigOB0VHTHGT/96d11d063b6a49c28989f1756f22961d"}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',113,'{"did":"chose","seat":2,"tokens":["bid 5"],"complete":true,"by":"bot","at":1794876858977}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',114,'{"did":"chose","seat":3,"tokens":["bid 7"],"complete":true,"by":"bot","at":1794876858978}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',115,'{"did":"moved","seat":0,"token":"bid 9","at":1794876858978}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',116,'{"did":"moved","seat":1,"token":"bid 9","at":1794876858978}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',117,'{"did":"moved","seat":2,"token":"bid 5","by":"bot","at":1794876858978}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',118,'{"did":"moved","seat":3,"token":"bid 7","by":"bot","at":1794876858978}');
INSERT INTO "entries" VALUES('yNRLvMXpLmiV7rHFKbgK',119,'{"did":"rematched","table":"Ba_8XWhbq-WA3bH-CNWG","at":1794876858991}');
INSERT INTO "entries" VALUES('Ba_8XWhbq-WA3bH-CNWG',1,'{"did":"bot","seat":2,"level":"easy","at":1794876858999}');
INSERT INTO "entries" VALUES('Ba_8XWhbq-WA3bH-CNWG',2,'{"did":"bot","seat":3,"level":"easy","at":1794876859000}');
INSERT INTO "entries" VALUES('Ba_8XWhbq-WA3bH-CNWG',3,'{"did":"sat","seat":1,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"again","at":1794876859003}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876859071,"id":"8fXhkigOB0VHTHGT/b0afe3d08d09467b9e4608d16ccb6898"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',2,'{"did":"bot","seat":1,"level":"easy","at":1794876859073}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',3,'{"did":"started","at":1794876859073,"id":"8fXhkigOB0VHTHGT/8a807c56e03542fbbae4de97fa92288d"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',4,'{"did":"moved","seat":1,"token":"play 3","by":"bot","at":1794876859088}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',5,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859092}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',6,'{"did":"moved","seat":0,"token":"take","at":1794876859092,"id":"8fXhkigOB0VHTHGT/80f109c102274729869205c88a10cbf7"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',7,'{"did":"moved","seat":0,"token":"pair 4","at":1794876859095,"id":"8fXhkigOB0VHTHGT/3091d332d40140b68f28022894ea9bcb"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',8,'{"did":"moved","seat":0,"token":"draw","at":1794876859110,"id":"8fXhkigOB0VHTHGT/5ce20380f9c242568267280b3943ca20"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',9,'{"did":"moved","seat":1,"token":"pair 5","by":"bot","at":1794876859116}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',10,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859119}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',11,'{"did":"moved","seat":0,"token":"take","at":1794876859119,"id":"8fXhkigOB0VHTHGT/ee02776513604b9a87261d7019103e08"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',12,'{"did":"moved","seat":0,"token":"pairj 2","at":1794876859121,"id":"8fXhkigOB0VHTHGT/951639486d6f4da08e140a461c595753"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',13,'{"did":"moved","seat":0,"token":"forget","at":1794876859133,"id":"8fXhkigOB0VHTHGT/d9c626366f9e4194a0cc001b5f4e633a"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',14,'{"did":"moved","seat":1,"token":"pair 2","by":"bot","at":1794876859137}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',15,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859144}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',16,'{"did":"moved","seat":0,"token":"take","at":1794876859144,"id":"8fXhkigOB0VHTHGT/3e75524b3486433192e0547818569b31"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',17,'{"did":"moved","seat":0,"token":"forget","by":"default","at":1794876859148}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',18,'{"did":"moved","seat":0,"token":"play 12","at":1794876859148,"id":"8fXhkigOB0VHTHGT/0916ac9eed23401493db1499fdd2143a"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',19,'{"did":"moved","seat":0,"token":"forget","at":1794876859152,"id":"8fXhkigOB0VHTHGT/7b8bd37337774c4596d563da2d2ec0a1"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',20,'{"did":"moved","seat":1,"token":"take","by":"bot","at":1794876859156}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',21,'{"did":"moved","seat":1,"token":"draw","by":"bot","at":1794876859159}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',22,'{"did":"moved","seat":1,"token":"play 2","by":"bot","at":1794876859161}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',23,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859164}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',24,'{"did":"moved","seat":0,"token":"take","at":1794876859164,"id":"8fXhkigOB0VHTHGT/39662eebceb5491da8ee93825eecbb0f"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',25,'{"did":"moved","seat":0,"token":"draw","at":1794876859169,"id":"8fXhkigOB0VHTHGT/1467e2b9e2bc4f868666c3f3c07f92ea"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',26,'{"did":"moved","seat":0,"token":"joker 2","at":1794876859173,"id":"8fXhkigOB0VHTHGT/b36e646234034fb1be1d822b765ddf38"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',27,'{"did":"moved","seat":0,"token":"forget","at":1794876859176,"id":"8fXhkigOB0VHTHGT/545c7679723144b6985b0f01e03da838"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',28,'{"did":"moved","seat":1,"token":"pair 7","by":"bot","at":1794876859180}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',29,'{"did":"moved","seat":1,"token":"forget","by":"bot","at":1794876859184}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',30,'{"did":"moved","seat":0,"token":"take","at":1794876859187,"id":"8fXhkigOB0VHTHGT/2e08bdae3c8447ea82ac550b328e6aad"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',31,'{"did":"moved","seat":0,"token":"forget","by":"default","at":1794876859191}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',32,'{"did":"moved","seat":0,"token":"play 5","at":1794876859191,"id":"8fXhkigOB0VHTHGT/1dea6f42e6a944cabbc00bd3a272430b"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',33,'{"did":"moved","seat":0,"token":"forget","at":1794876859196,"id":"8fXhkigOB0VHTHGT/405f5cf0129a4387980adb6cd22d7b2e"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',34,'{"did":"moved","seat":1,"token":"play 8","by":"bot","at":1794876859201}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',35,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859208}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',36,'{"did":"moved","seat":0,"token":"play 8","at":1794876859208,"id":"8fXhkigOB0VHTHGT/8e5b3ef6faaf4a979a76403075a5b976"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',37,'{"did":"moved","seat":0,"token":"forget","at":1794876859213,"id":"8fXhkigOB0VHTHGT/f3a4b60cd7d04f67a7c321947326e4a8"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',38,'{"did":"moved","seat":1,"token":"pair 11","by":"bot","at":1794876859223}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',39,'{"did":"moved","seat":0,"token":"play 9","at":1794876859229,"id":"8fXhkigOB0VHTHGT/2d9e162dd5474895912901c417318aae"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',40,'{"did":"moved","seat":0,"token":"draw","at":1794876859232,"id":"8fXhkigOB0VHTHGT/3d3cae61ba334b59a5df714886cd2b8a"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',41,'{"did":"moved","seat":1,"token":"take","by":"bot","at":1794876859246}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',42,'{"did":"moved","seat":1,"token":"pair 2","by":"bot","at":1794876859251}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',43,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859259}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',44,'{"did":"moved","seat":0,"token":"joker 6","at":1794876859259,"id":"8fXhkigOB0VHTHGT/87e8acafa89e4eada8d748b538cdcb4e"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',45,'{"did":"moved","seat":0,"token":"draw","at":1794876859269,"id":"8fXhkigOB0VHTHGT/6231266222314bf9bde3077b3e9626d6"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',46,'{"did":"moved","seat":1,"token":"play 7","by":"bot","at":1794876859272}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',47,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859277}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',48,'{"did":"moved","seat":0,"token":"play 12","at":1794876859277,"id":"8fXhkigOB0VHTHGT/86dd8bc1b0f641adb6d0cc5485d78c61"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',49,'{"did":"moved","seat":0,"token":"forget","at":1794876859281,"id":"8fXhkigOB0VHTHGT/9a88296ebc5a4d4da8c6ef319c1c6790"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',50,'{"did":"moved","seat":1,"token":"take","by":"bot","at":1794876859289}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',51,'{"did":"moved","seat":1,"token":"forget","by":"bot","at":1794876859298}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',52,'{"did":"moved","seat":1,"token":"play 4","by":"bot","at":1794876859306}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',53,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859312}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',54,'{"did":"moved","seat":0,"token":"play 4","at":1794876859312,"id":"8fXhkigOB0VHTHGT/bf5a4371fe334edfa25bf304b14638fc"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',55,'{"did":"moved","seat":0,"token":"forget","at":1794876859315,"id":"8fXhkigOB0VHTHGT/b80446a6de5f40048b00fb928bfec6e3"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',56,'{"did":"moved","seat":1,"token":"play 10","by":"bot","at":1794876859325}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',57,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859327}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',58,'{"did":"moved","seat":0,"token":"take","at":1794876859327,"id":"8fXhkigOB0VHTHGT/cd49dbf6332d4e92b9e334ba97a5b469"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',59,'{"did":"moved","seat":0,"token":"draw","at":1794876859335,"id":"8fXhkigOB0VHTHGT/664cc974e3ae4a01a08a8a6dcc94bffb"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',60,'{"did":"moved","seat":0,"token":"play 3","at":1794876859340,"id":"8fXhkigOB0VHTHGT/3a7de636bda749f69b904fa4792362e4"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',61,'{"did":"moved","seat":0,"token":"forget","at":1794876859344,"id":"8fXhkigOB0VHTHGT/ca92acd6db014ed7b354fcb5f977988b"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',62,'{"did":"moved","seat":1,"token":"take","by":"bot","at":1794876859353}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',63,'{"did":"moved","seat":1,"token":"draw","by":"bot","at":1794876859356}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',64,'{"did":"moved","seat":1,"token":"play 3","by":"bot","at":1794876859359}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',65,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859362}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',66,'{"did":"moved","seat":0,"token":"play 10","at":1794876859362,"id":"8fXhkigOB0VHTHGT/fb14ae7dc5ff43a8b42275a04109daa3"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',67,'{"did":"moved","seat":0,"token":"forget","at":1794876859373,"id":"8fXhkigOB0VHTHGT/4d3142d591404c839f2f30f59115ac38"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',68,'{"did":"moved","seat":1,"token":"pair 6","by":"bot","at":1794876859377}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',69,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859379}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',70,'{"did":"moved","seat":0,"token":"take","at":1794876859379,"id":"8fXhkigOB0VHTHGT/17e7278a5c0c44c788c8afe6dbfd9b01"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',71,'{"did":"moved","seat":0,"token":"forget","at":1794876859382,"id":"8fXhkigOB0VHTHGT/af0f4281d14b481ba8018469a06e57c5"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',72,'{"did":"moved","seat":0,"token":"play 9","at":1794876859384,"id":"8fXhkigOB0VHTHGT/5e15c6214b2642b488de4962f5cbca12"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',73,'{"did":"moved","seat":0,"token":"draw","at":1794876859387,"id":"8fXhkigOB0VHTHGT/55abf48945154d648551539f66629839"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',74,'{"did":"moved","seat":1,"token":"take","by":"bot","at":1794876859389}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',75,'{"did":"moved","seat":1,"token":"draw","by":"bot","at":1794876859391}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',76,'{"did":"moved","seat":1,"token":"play 3","by":"bot","at":1794876859393}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',77,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859395}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',78,'{"did":"moved","seat":0,"token":"play 7","at":1794876859395,"id":"8fXhkigOB0VHTHGT/1d6b8a1c97374890bcde131fd9fffaf8"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',79,'{"did":"moved","seat":0,"token":"forget","by":"default","at":1794876859397}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',80,'{"did":"moved","seat":1,"token":"play 7","by":"bot","at":1794876859397}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',81,'{"did":"moved","seat":1,"token":"draw","by":"bot","at":1794876859433}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',82,'{"did":"moved","seat":0,"token":"skip","at":1794876859435,"id":"8fXhkigOB0VHTHGT/7cb93dbb048e418686c1184c47fef30f"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',83,'{"did":"moved","seat":0,"token":"forget","at":1794876859438,"id":"8fXhkigOB0VHTHGT/eb7caa6af9c64692aac0a396f6734002"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',84,'{"did":"moved","seat":1,"token":"pair 11","by":"bot","at":1794876859441}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',85,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859444}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',86,'{"did":"moved","seat":0,"token":"take","at":1794876859444,"id":"8fXhkigOB0VHTHGT/7d9bde9a0d304d43aa6c05855ab5c5f7"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',87,'{"did":"moved","seat":0,"token":"forget","by":"default","at":1794876859446}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',88,'{"did":"moved","seat":0,"token":"play 2","at":1794876859446,"id":"8fXhkigOB0VHTHGT/d047f228f67f454c8d8644e15a33d18a"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',89,'{"did":"moved","seat":0,"token":"draw","at":1794876859450,"id":"8fXhkigOB0VHTHGT/787af483f3f94e3a90e3fef9a0e45ccc"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',90,'{"did":"moved","seat":1,"token":"play 5","by":"bot","at":1794876859452}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',91,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859455}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',92,'{"did":"moved","seat":0,"token":"pairj 7","at":1794876859455,"id":"8fXhkigOB0VHTHGT/30e6b849a22c40ada37275a31fc27cca"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',93,'{"did":"moved","seat":0,"token":"draw","at":1794876859458,"id":"8fXhkigOB0VHTHGT/810b287e4b804ef5a8beeac9d5199fdb"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',94,'{"did":"moved","seat":1,"token":"skip","by":"bot","at":1794876859460}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',95,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859462}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',96,'{"did":"moved","seat":0,"token":"take","at":1794876859462,"id":"8fXhkigOB0VHTHGT/0c6c9813c1ec46679659adb8aba87a97"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',97,'{"did":"moved","seat":0,"token":"play 8","at":1794876859465,"id":"8fXhkigOB0VHTHGT/cedc9439e746491cad7cda6538d38fdf"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',98,'{"did":"moved","seat":0,"token":"forget","at":1794876859468,"id":"8fXhkigOB0VHTHGT/aaabef6f8c6644f2ab6046d61baa87cf"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',99,'{"did":"moved","seat":1,"token":"play 8","by":"bot","at":1794876859471}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',100,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859473}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',101,'{"did":"moved","seat":0,"token":"take","at":1794876859473,"id":"8fXhkigOB0VHTHGT/7fa01a217f634e419294017a4bd3fdc9"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',102,'{"did":"moved","seat":0,"token":"forget","by":"default","at":1794876859475}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',103,'{"did":"moved","seat":0,"token":"play 2","at":1794876859475,"id":"8fXhkigOB0VHTHGT/7f92b861ce2d4a23a133ac2a6b709342"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',104,'{"did":"moved","seat":0,"token":"forget","at":1794876859477,"id":"8fXhkigOB0VHTHGT/24481fb92da04707a60c5d2232ee577a"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',105,'{"did":"moved","seat":1,"token":"play 6","by":"bot","at":1794876859479}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',106,'{"did":"moved","seat":0,"token":"pair 4","at":1794876859481,"id":"8fXhkigOB0VHTHGT/9702d14fede5425e8cec6785b0d2b2e9"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',107,'{"did":"moved","seat":0,"token":"draw","at":1794876859484,"id":"8fXhkigOB0VHTHGT/f759d51974d14f0faa5e7635794e4527"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',108,'{"did":"moved","seat":1,"token":"play 8","by":"bot","at":1794876859485}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',109,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859487}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',110,'{"did":"moved","seat":0,"token":"take","at":1794876859487,"id":"8fXhkigOB0VHTHGT/96fee41714974c4ab82742142fbc89e6"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',111,'{"did":"moved","seat":0,"token":"play 11","at":1794876859489,"id":"8fXhkigOB0VHTHGT/f3f71aa8a91445cc89fcaedaf12ab33b"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',112,'{"did":"moved","seat":0,"token":"draw","at":1794876859492,"id":"8fXhkigOB0VHTHGT/a3d1eacdec9d4c2bb1e0912a72e71026"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',113,'{"did":"moved","seat":1,"token":"play 12","by":"bot","at":1794876859494}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',114,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859496}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',115,'{"did":"moved","seat":0,"token":"take","at":1794876859496,"id":"8fXhkigOB0VHTHGT/119fbf32985849c384c4a9191085018d"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',116,'{"did":"moved","seat":0,"token":"play 12","at":1794876859498,"id":"8fXhkigOB0VHTHGT/377fd5e6bd914e9a8c3c720249bf0e6e"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',117,'{"did":"moved","seat":0,"token":"draw","at":1794876859502,"id":"8fXhkigOB0VHTHGT/a4e93b40b2334acdaa4d62f2b7e9dac1"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',118,'{"did":"moved","seat":1,"token":"take","by":"bot","at":1794876859504}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',119,'{"did":"moved","seat":1,"token":"forget","by":"bot","at":1794876859505}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',120,'{"did":"moved","seat":1,"token":"play 3","by":"bot","at":1794876859507}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',121,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859508}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',122,'{"did":"moved","seat":0,"token":"play 7","at":1794876859508,"id":"8fXhkigOB0VHTHGT/9da569d5eee14ebe90293f30004fc402"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',123,'{"did":"moved","seat":0,"token":"forget","at":1794876859511,"id":"8fXhkigOB0VHTHGT/d10f0b425ad84ad2b88526974118a392"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',124,'{"did":"moved","seat":1,"token":"take","by":"bot","at":1794876859514}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',125,'{"did":"moved","seat":1,"token":"draw","by":"bot","at":1794876859516}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',126,'{"did":"moved","seat":1,"token":"play 2","by":"bot","at":1794876859517}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',127,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859519}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',128,'{"did":"moved","seat":0,"token":"play 8","at":1794876859519,"id":"8fXhkigOB0VHTHGT/3b7bc7338e0e4f9c835cfd269d3c7fad"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',129,'{"did":"moved","seat":0,"token":"forget","at":1794876859522,"id":"8fXhkigOB0VHTHGT/ac44b33e94cf468a84708b2fbde42e93"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',130,'{"did":"moved","seat":1,"token":"play 9","by":"bot","at":1794876859524}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',131,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859526}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',132,'{"did":"moved","seat":0,"token":"take","at":1794876859526,"id":"8fXhkigOB0VHTHGT/bb611d2fbb3c41a6a14eacddb822cbae"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',133,'{"did":"moved","seat":0,"token":"draw","at":1794876859529,"id":"8fXhkigOB0VHTHGT/3a5eab7be3bd46739ade8f0a30c7967e"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',134,'{"did":"moved","seat":0,"token":"play 11","at":1794876859532,"id":"8fXhkigOB0VHTHGT/259b70254189421588ea06122beae56b"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',135,'{"did":"moved","seat":0,"token":"draw","at":1794876859535,"id":"8fXhkigOB0VHTHGT/ac87a674b011416ea85c609e80e85e20"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',136,'{"did":"moved","seat":1,"token":"take","by":"bot","at":1794876859537}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',137,'{"did":"moved","seat":1,"token":"forget","by":"bot","at":1794876859538}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',138,'{"did":"moved","seat":1,"token":"play 5","by":"bot","at":1794876859540}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',139,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859542}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',140,'{"did":"moved","seat":0,"token":"play 6","at":1794876859542,"id":"8fXhkigOB0VHTHGT/ddf1112037ce4784a0ca532f4338b24f"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',141,'{"did":"moved","seat":0,"token":"draw","at":1794876859544,"id":"8fXhkigOB0VHTHGT/535b0ead21924c90a20e273e29d85232"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',142,'{"did":"moved","seat":1,"token":"play 6","by":"bot","at":1794876859546}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',143,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859548}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',144,'{"did":"moved","seat":0,"token":"pairj 6","at":1794876859548,"id":"8fXhkigOB0VHTHGT/f4058eae42314924a4a156839b435738"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',145,'{"did":"moved","seat":0,"token":"forget","at":1794876859551,"id":"8fXhkigOB0VHTHGT/7bf8a11d6e99449191b4cda6318b8ea8"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',146,'{"did":"moved","seat":1,"token":"skip","by":"bot","at":1794876859553}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',147,'{"did":"moved","seat":1,"token":"forget","by":"default","at":1794876859555}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',148,'{"did":"moved","seat":0,"token":"take","at":1794876859555,"id":"8fXhkigOB0VHTHGT/ec7376e6c0dd4e2e9a8a84589eb03be7"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',149,'{"did":"moved","seat":0,"token":"draw","at":1794876859557,"id":"8fXhkigOB0VHTHGT/e035a043b5e24d2a9ace4fac16cd6e01"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',150,'{"did":"moved","seat":0,"token":"play 4","at":1794876859558,"id":"8fXhkigOB0VHTHGT/f5528cafd9d14f96a388d793d46d1a50"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',151,'{"did":"moved","seat":0,"token":"draw","at":1794876859560,"id":"8fXhkigOB0VHTHGT/91123783202c4d70bfc76b866630e36a"}');
INSERT INTO "entries" VALUES('nBDWsjrorZBOLeCaRIMt',152,'{"did":"moved","seat":1,"token":"play 7","by":"bot","at":1794876859562}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876859574,"id":"8fXhkigOB0VHTHGT/8b9792585c2843db896fb7eaa6e95fc8"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',2,'{"did":"sat","seat":1,"person":"0L2AkjXiG_DHCZT7","name":"Oleg","salt":"of Oleg","at":1794876859575,"id":"0L2AkjXiG_DHCZT7/c8ed1d9c596e418db0d24f20db34f569"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',3,'{"did":"bot","seat":2,"level":"easy","at":1794876859577}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',4,'{"did":"started","at":1794876859577,"id":"8fXhkigOB0VHTHGT/beed7e028ae8450fa4e5e92aaae2d7d7"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',5,'{"did":"moved","seat":1,"token":"play 8","at":1794876859579,"id":"0L2AkjXiG_DHCZT7/33dbf5a06448404a8113f884150e3a43"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',6,'{"did":"undone","seat":1,"at":1794876859582,"id":"0L2AkjXiG_DHCZT7/140751518b4b4a00a95850c7f5ebe745"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',7,'{"did":"moved","seat":1,"token":"play 10","at":1794876859584,"id":"0L2AkjXiG_DHCZT7/04c72faa473a42199630070752c62b5f"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',8,'{"did":"undone","seat":1,"at":1794876859587,"id":"0L2AkjXiG_DHCZT7/2f391941a69b450d957245c625c68677"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',9,'{"did":"moved","seat":1,"token":"play 6","at":1794876859590,"id":"0L2AkjXiG_DHCZT7/d71f7b3f3343459580a583d6635446d4"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',10,'{"did":"undone","seat":1,"at":1794876859593,"id":"0L2AkjXiG_DHCZT7/b20470ff61cd492f95cb1505c9fdbaf4"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',11,'{"did":"moved","seat":1,"token":"play 8","at":1794876859595,"id":"0L2AkjXiG_DHCZT7/6af3411fb4fb437c973cb110eeb62ca5"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',12,'{"did":"undone","seat":1,"at":1794876859598,"id":"0L2AkjXiG_DHCZT7/0fa894d22b4340eea8146ad08c78b6b7"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',13,'{"did":"moved","seat":1,"token":"play 7","at":1794876859600,"id":"0L2AkjXiG_DHCZT7/8006a2689d044d16ae230611d55e40c8"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',14,'{"did":"undone","seat":1,"at":1794876859603,"id":"0L2AkjXiG_DHCZT7/dbe3a9fe39fc49cfb771c8aef4b2ca31"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',15,'{"did":"moved","seat":1,"token":"play 4","at":1794876859605,"id":"0L2AkjXiG_DHCZT7/29efae226fb34bc9a24ba5fef6a5fc47"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',16,'{"did":"undone","seat":1,"at":1794876859614,"id":"0L2AkjXiG_DHCZT7/c7f41954cefb417a8b8c972acd74bb74"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',17,'{"did":"moved","seat":1,"token":"play 7","at":1794876859616,"id":"0L2AkjXiG_DHCZT7/39ab9dd9b38a499fb94d9fc243c4f23b"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',18,'{"did":"moved","seat":1,"token":"draw","at":1794876859619,"id":"0L2AkjXiG_DHCZT7/af3aee1ade6c456e9cef0175890208b9"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',19,'{"did":"moved","seat":2,"token":"pair 4","by":"bot","at":1794876859624}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',20,'{"did":"moved","seat":2,"token":"forget","by":"bot","at":1794876859626}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',21,'{"did":"moved","seat":0,"token":"take","at":1794876859644,"id":"8fXhkigOB0VHTHGT/219ade7dc29640c08c4283c2c0c00aa8"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',22,'{"did":"moved","seat":0,"token":"pair 5","at":1794876859653,"id":"8fXhkigOB0VHTHGT/35e1f55f9f6d43ab803b9c773be473d2"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',23,'{"did":"moved","seat":0,"token":"draw","at":1794876859657,"id":"8fXhkigOB0VHTHGT/bae7e975fb1a4db7be912c1c7650774a"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',24,'{"did":"moved","seat":1,"token":"take","at":1794876859663,"id":"0L2AkjXiG_DHCZT7/f4e25da688924a0ebeceab90106fff2f"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',25,'{"did":"talked","person":"8fXhkigOB0VHTHGT","name":"Vera","text":"Моя очередь? Let''s go on tomorrow.","at":1794876859670,"id":"8fXhkigOB0VHTHGT/f31ab0e36ddc45eabbf37b4d00f58c3a"}');
INSERT INTO "entries" VALUES('XRBbBfluaaIHcjqgdwG6',26,'{"did":"talked","person":"0L2AkjXiG_DHCZT7","name":"Oleg","emote":"thinking","at":1794876859673,"id":"0L2AkjXiG_DHCZT7/655cd9b04b644fdbaf489c61b124b670"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876859734,"id":"8fXhkigOB0VHTHGT/c7737d6e1d6549c386ef69cc71eda685"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',2,'{"did":"sat","seat":1,"person":"0L2AkjXiG_DHCZT7","name":"Oleg","salt":"of Oleg","at":1794876859735,"id":"0L2AkjXiG_DHCZT7/6f36849f48f844f0a99c3ca22304077e"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',3,'{"did":"sat","seat":2,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"of Marta","at":1794876859740,"id":"x3uSsvBNmNTZUgo-/ddc75fc1cb7d47b798c145966ace12e8"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',4,'{"did":"bot","seat":3,"level":"easy","at":1794876859744}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',5,'{"did":"started","at":1794876859744,"id":"8fXhkigOB0VHTHGT/e80cbd889a324aa59ee2a8b4a70ce947"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',6,'{"did":"moved","seat":3,"token":"play p4","by":"bot","at":1794876859779}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',7,'{"did":"moved","seat":0,"token":"triple za w ru","at":1794876859795,"id":"8fXhkigOB0VHTHGT/e0a41d317b6f4a2e9c45a77d288f2611"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',8,'{"did":"undone","seat":0,"at":1794876859802,"id":"8fXhkigOB0VHTHGT/5c069e5124c74d0ca075ecb2c30e7845"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',9,'{"did":"moved","seat":0,"token":"play w p","at":1794876859810,"id":"8fXhkigOB0VHTHGT/818358b344b34bb39c0cd37b54cdf0fb"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',10,'{"did":"undone","seat":0,"at":1794876859820,"id":"8fXhkigOB0VHTHGT/fe291de7a3124f78b1837043540ea451"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',11,'{"did":"moved","seat":0,"token":"play za","at":1794876859824,"id":"8fXhkigOB0VHTHGT/2f2c083dd34d4ff8a616a7f5cce3a8cc"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',12,'{"did":"undone","seat":0,"at":1794876859830,"id":"8fXhkigOB0VHTHGT/02265895f68946c0bed73eddc9eb69af"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',13,'{"did":"moved","seat":0,"token":"play p4","at":1794876859833,"id":"8fXhkigOB0VHTHGT/88426c51057a4a94a007b58be5d6d54a"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',14,'{"did":"undone","seat":0,"at":1794876859841,"id":"8fXhkigOB0VHTHGT/8b3e52f7173646b8af0ae4a8b0e0f64f"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',15,'{"did":"moved","seat":0,"token":"play w g","at":1794876859878,"id":"8fXhkigOB0VHTHGT/b4a7290b4dd744afaf542b6bb17642b0"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',16,'{"did":"undone","seat":0,"at":1794876859885,"id":"8fXhkigOB0VHTHGT/5f51edf4c7a644aabd5111f724ac7479"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',17,'{"did":"moved","seat":0,"token":"play p2","at":1794876859888,"id":"8fXhkigOB0VHTHGT/21cc32d88b0d4be6b2e26e6a564ced19"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',18,'{"did":"undone","seat":0,"at":1794876859893,"id":"8fXhkigOB0VHTHGT/64778d4abcae4141872525996fd9ddf0"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',19,'{"did":"moved","seat":0,"token":"play w p","at":1794876859897,"id":"8fXhkigOB0VHTHGT/014fd2ff20514f8fb4b4a2431d736e37"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',20,'{"did":"undone","seat":0,"at":1794876859903,"id":"8fXhkigOB0VHTHGT/88380ec114954926b5f06aed7a3b6196"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',21,'{"did":"moved","seat":0,"token":"play w p","at":1794876859906,"id":"8fXhkigOB0VHTHGT/675a4202334d4799b56e30d14c311afd"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',22,'{"did":"moved","seat":1,"token":"draw","at":1794876859917,"id":"0L2AkjXiG_DHCZT7/87de707b189b4c88b3b6de53c7aeca04"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',23,'{"did":"moved","seat":2,"token":"draw","at":1794876859920,"id":"x3uSsvBNmNTZUgo-/b6c6bfcc0c8347c4941b2172187f7e7f"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',24,'{"did":"moved","seat":3,"token":"draw","by":"bot","at":1794876859927}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',25,'{"did":"moved","seat":0,"token":"draw","at":1794876859947,"id":"8fXhkigOB0VHTHGT/b73f64935a764f6a97d20ef03e0b4856"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',26,'{"did":"moved","seat":1,"token":"play yr","at":1794876859953,"id":"0L2AkjXiG_DHCZT7/9f5e53ad6d7645fb921fe14d092a1acc"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',27,'{"did":"moved","seat":0,"token":"draw","at":1794876859970,"id":"8fXhkigOB0VHTHGT/36e868bcdbf34476bfd0a102d9966f83"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',28,'{"did":"moved","seat":3,"token":"triple za be ru","by":"bot","at":1794876859977}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',29,'{"did":"moved","seat":3,"token":"say","by":"bot","at":1794876859980}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',30,'{"did":"moved","seat":2,"token":"play p5","at":1794876859995,"id":"x3uSsvBNmNTZUgo-/d391e01982774f859ea526acd4690b78"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',31,'{"did":"moved","seat":1,"token":"triple za be w","at":1794876859999,"id":"0L2AkjXiG_DHCZT7/58369719951e41068a0f11915334c9c0"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',32,'{"did":"talked","person":"8fXhkigOB0VHTHGT","name":"Vera","text":"Моя очередь? Let''s go on tomorrow.","at":1794876860002,"id":"8fXhkigOB0VHTHGT/6acfb48de7ac41f19098372953d1df61"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',33,'{"did":"talked","person":"x3uSsvBNmNTZUgo-","name":"Marta","emote":"thinking","at":1794876860005,"id":"x3uSsvBNmNTZUgo-/25dd62855b1741f992efbce525fec109"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',34,'{"did":"left","seat":1,"why":"resigned","at":1794876860007,"id":"0L2AkjXiG_DHCZT7/3e5fbae7b8d64557825ce6c534ee1b81"}');
INSERT INTO "entries" VALUES('kjWj1vvJUJJGkSTSj2Kl',35,'{"did":"moved","seat":1,"token":"say","by":"bot","at":1794876860012}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876860029,"id":"8fXhkigOB0VHTHGT/0efde05f46f64fcf924c29cda3434f2f"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',2,'{"did":"sat","seat":1,"person":"0L2AkjXiG_DHCZT7","name":"Oleg","salt":"of Oleg","at":1794876860031,"id":"0L2AkjXiG_DHCZT7/b4100a16c4354c46a23e69000972211b"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',3,'{"did":"sat","seat":2,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"of Marta","at":1794876860032,"id":"x3uSsvBNmNTZUgo-/cd05a158f7f441e8a1680a6ea9d050f8"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',4,'{"did":"sat","seat":3,"person":"jHq7VNnJi68WN0qL","name":"Taras","salt":"of Taras","at":1794876860033,"id":"jHq7VNnJi68WN0qL/97ead33dc8a247668bb3ceb8d73c1725"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',5,'{"did":"started","at":1794876860035,"id":"8fXhkigOB0VHTHGT/c82c22c7550d403c90de92eb0eee088d"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',6,'{"did":"chose","seat":2,"tokens":["bid 8"],"complete":true,"at":1794876860040,"id":"x3uSsvBNmNTZUgo-/4fa58ded977f444aba55034a981efc44"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',7,'{"did":"chose","seat":2,"tokens":[],"ready":false,"at":1794876860044,"id":"x3uSsvBNmNTZUgo-/d11a3693fa1f459ea6c2cd9d73648b27"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',8,'{"did":"chose","seat":1,"tokens":["bid 7"],"complete":true,"at":1794876860047,"id":"0L2AkjXiG_DHCZT7/2ab51087cc8d42a79acc062c5f7021ea"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',9,'{"did":"chose","seat":1,"tokens":[],"ready":false,"at":1794876860056,"id":"0L2AkjXiG_DHCZT7/702bdab0374c4a329e39e84738598d9b"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',10,'{"did":"chose","seat":1,"tokens":["bid 9"],"complete":true,"at":1794876860059,"id":"0L2AkjXiG_DHCZT7/edcdce96faea41e7aa92f30701789b7b"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',11,'{"did":"chose","seat":3,"tokens":["bid 10"],"complete":true,"at":1794876860062,"id":"jHq7VNnJi68WN0qL/768056b0343d43899d8dcfac8b490c5c"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',12,'{"did":"chose","seat":2,"tokens":["bid 7"],"complete":true,"at":1794876860064,"id":"x3uSsvBNmNTZUgo-/f63f0e5eb019421f94a9a55aab785221"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',13,'{"did":"talked","person":"8fXhkigOB0VHTHGT","name":"Vera","text":"Моя очередь? Let''s go on tomorrow.","at":1794876860067,"id":"8fXhkigOB0VHTHGT/10c80c6a0d6b40cc927a0fdb81015f8c"}');
INSERT INTO "entries" VALUES('odKu-tAcPYdK4xvsUJwr',14,'{"did":"talked","person":"jHq7VNnJi68WN0qL","name":"Taras","emote":"thinking","at":1794876860070,"id":"jHq7VNnJi68WN0qL/49375447a92a4da495ed1b145c57c905"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',1,'{"did":"sat","seat":0,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"of Marta","at":1794876860087,"id":"x3uSsvBNmNTZUgo-/ed53fa96985c49ab92e24662e7173836"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',2,'{"did":"sat","seat":1,"person":"jHq7VNnJi68WN0qL","name":"Taras","salt":"of Taras","at":1794876860088,"id":"jHq7VNnJi68WN0qL/30cf04045313429da440844dd3f8993f"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',3,'{"did":"bot","seat":2,"level":"easy","at":1794876860090}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',4,'{"did":"started","at":1794876860090,"id":"x3uSsvBNmNTZUgo-/1d8c6e5a47bf43caaf5e86f9c18018d3"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',5,'{"did":"chose","seat":1,"tokens":["start 5"],"complete":true,"at":1794876860093,"id":"jHq7VNnJi68WN0qL/ff6f9cd120254466907170b4169aadc9"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',6,'{"did":"chose","seat":1,"tokens":[],"ready":false,"at":1794876860105,"id":"jHq7VNnJi68WN0qL/ded09a275f7041b2b7c195773652026a"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',7,'{"did":"chose","seat":2,"tokens":["start 9"],"complete":true,"by":"bot","at":1794876860106}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',8,'{"did":"chose","seat":0,"tokens":["start 10"],"complete":true,"at":1794876860108,"id":"x3uSsvBNmNTZUgo-/2a843ebbd39042d681fcb6f22910f1bf"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',9,'{"did":"chose","seat":0,"tokens":[],"ready":false,"at":1794876860110,"id":"x3uSsvBNmNTZUgo-/c9e9f81588f14fb697f546eff9a8e850"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',10,'{"did":"chose","seat":1,"tokens":["start 4"],"complete":true,"at":1794876860112,"id":"jHq7VNnJi68WN0qL/0e24d72e7ac347c88e22a2853222a57e"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',11,'{"did":"chose","seat":1,"tokens":[],"ready":false,"at":1794876860114,"id":"jHq7VNnJi68WN0qL/953ea0109c0146f39a7574b801628d3b"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',12,'{"did":"chose","seat":1,"tokens":["start 5"],"complete":true,"at":1794876860115,"id":"jHq7VNnJi68WN0qL/f99775f893bf4213a73d9b7d3198015e"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',13,'{"did":"chose","seat":0,"tokens":["start 9"],"complete":true,"at":1794876860117,"id":"x3uSsvBNmNTZUgo-/9c9e31fe885c4e55a95db2d808f72523"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',14,'{"did":"moved","seat":0,"token":"start 9","at":1794876860117}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',15,'{"did":"moved","seat":1,"token":"start 5","at":1794876860117}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',16,'{"did":"moved","seat":2,"token":"start 9","by":"bot","at":1794876860117}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',17,'{"did":"moved","seat":1,"token":"draw","at":1794876860119,"id":"jHq7VNnJi68WN0qL/9664397b9ff8434b80a06c499e63588f"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',18,'{"did":"talked","person":"x3uSsvBNmNTZUgo-","name":"Marta","text":"Моя очередь? Let''s go on tomorrow.","at":1794876860121,"id":"x3uSsvBNmNTZUgo-/ee51a36472b7403ba8015b537fa529dc"}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',19,'{"did":"moved","seat":2,"token":"draw","by":"bot","at":1794876860123}');
INSERT INTO "entries" VALUES('mr90MkKWFk-5qmEfy99B',20,'{"did":"talked","person":"jHq7VNnJi68WN0qL","name":"Taras","emote":"thinking","at":1794876860125,"id":"jHq7VNnJi68WN0qL/d862218eb5494a3bb771c50e98696b54"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876860146,"id":"8fXhkigOB0VHTHGT/5bd74a68fa5649f49aa7d6a719c0baaf"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',2,'{"did":"sat","seat":1,"person":"jHq7VNnJi68WN0qL","name":"Taras","salt":"of Taras","at":1794876860148,"id":"jHq7VNnJi68WN0qL/fd40c697f78a4087820b28ed79734b18"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',3,'{"did":"started","at":1794876860150,"id":"8fXhkigOB0VHTHGT/6d7c0ae2afb347c5854421309db95821"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',4,'{"did":"moved","seat":0,"token":"ask","at":1794876860154,"id":"8fXhkigOB0VHTHGT/a24847a4153d4bae8ffbdf63e78e57ea"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',5,'{"did":"undone","seat":0,"at":1794876860157,"id":"8fXhkigOB0VHTHGT/64efd114301c46b79e68798c142d548f"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',6,'{"did":"moved","seat":0,"token":"pass","by":"default","at":1794876860160}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',7,'{"did":"moved","seat":1,"token":"roll bcdf","spent":3,"at":1794876860160,"id":"jHq7VNnJi68WN0qL/8cb5634a66404bfeb4556abf9b400547"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',8,'{"did":"moved","seat":0,"token":"pass","by":"default","at":1794876860162}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',9,'{"did":"moved","seat":1,"token":"roll af","spent":2,"at":1794876860162,"id":"jHq7VNnJi68WN0qL/99bd05d83f44455ab36302d1aac75fa7"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',10,'{"did":"moved","seat":1,"token":"score acdf","spent":2,"at":1794876860164,"id":"jHq7VNnJi68WN0qL/8bc9759c99fd4dbc895f4406218d784b"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',11,'{"did":"moved","seat":1,"token":"ask","at":1794876860167,"id":"jHq7VNnJi68WN0qL/94aa4d75162d4c36876ccd9181856e0f"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',12,'{"did":"moved","seat":0,"token":"roll b","spent":5,"at":1794876860169,"id":"8fXhkigOB0VHTHGT/e908855c2cef4ac1ab85ac196a9e1a72"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',13,'{"did":"moved","seat":0,"token":"roll a","spent":3,"at":1794876860172,"id":"8fXhkigOB0VHTHGT/f50f27375bdf402c9a644f504706a211"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',14,'{"did":"moved","seat":0,"token":"score abdf","spent":1,"at":1794876860174,"id":"8fXhkigOB0VHTHGT/323d78a6fa8646938f24caf4291690b3"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',15,'{"did":"moved","seat":0,"token":"pass","by":"default","at":1794876860176}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',16,'{"did":"moved","seat":1,"token":"roll abd","spent":2,"at":1794876860176,"id":"jHq7VNnJi68WN0qL/9a3a1c5bde4f4142b29505f2f1b527cc"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',17,'{"did":"talked","person":"8fXhkigOB0VHTHGT","name":"Vera","text":"Моя очередь? Let''s go on tomorrow.","at":1794876860178,"id":"8fXhkigOB0VHTHGT/644cc9214f764aad82f7f42701b5f189"}');
INSERT INTO "entries" VALUES('8Ge5OEcoJbuHEh5uh3d3',18,'{"did":"talked","person":"jHq7VNnJi68WN0qL","name":"Taras","emote":"thinking","at":1794876860180,"id":"jHq7VNnJi68WN0qL/8d7bfaccc3d740be95c27652d1ca7d75"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',1,'{"did":"sat","seat":0,"person":"0L2AkjXiG_DHCZT7","name":"Oleg","salt":"of Oleg","at":1794876860195,"id":"0L2AkjXiG_DHCZT7/b4b040b5be1741d6b45ed0bd68e49f2a"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',2,'{"did":"sat","seat":1,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"of Marta","at":1794876860196,"id":"x3uSsvBNmNTZUgo-/5b0a769810ee4624b73dffe90bbd3003"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',3,'{"did":"sat","seat":2,"person":"jHq7VNnJi68WN0qL","name":"Taras","salt":"of Taras","at":1794876860198,"id":"jHq7VNnJi68WN0qL/d2083718a24343dfbf8ae251a5c7f209"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',4,'{"did":"started","at":1794876860199,"id":"0L2AkjXiG_DHCZT7/b902071b16084baa87e9cfe1eb1f20cf"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',5,'{"did":"moved","seat":1,"token":"gift 2 7","spent":4,"at":1794876860203,"id":"x3uSsvBNmNTZUgo-/45c661704a834628b7087eafc2b0e985"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',6,'{"did":"moved","seat":2,"token":"draw","spent":2,"at":1794876860205,"id":"jHq7VNnJi68WN0qL/6d8969ca6143498bbd9e1ea95a25dfab"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',7,'{"did":"moved","seat":0,"token":"gift 1 9","spent":2,"at":1794876860207,"id":"0L2AkjXiG_DHCZT7/87647cc38dd343a2a54a225757ef6bc8"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',8,'{"did":"talked","person":"0L2AkjXiG_DHCZT7","name":"Oleg","text":"Моя очередь? Let''s go on tomorrow.","at":1794876860209,"id":"0L2AkjXiG_DHCZT7/8ca24dc721484feb9da808a55e6d1a22"}');
INSERT INTO "entries" VALUES('bhXg8EYCt2U-7_HJwXWN',9,'{"did":"talked","person":"jHq7VNnJi68WN0qL","name":"Taras","emote":"thinking","at":1794876860210,"id":"jHq7VNnJi68WN0qL/664b972dbfca41799fff8d8d076cae4f"}');
INSERT INTO "entries" VALUES('Goo03RN_Ft6mELY5j5Kj',1,'{"did":"sat","seat":0,"person":"8fXhkigOB0VHTHGT","name":"Vera","salt":"of Vera","at":1794876860231,"id":"8fXhkigOB0VHTHGT/5ea567c9311e403283c145b24dae3057"}');
INSERT INTO "entries" VALUES('Goo03RN_Ft6mELY5j5Kj',2,'{"did":"sat","seat":1,"person":"0L2AkjXiG_DHCZT7","name":"Oleg","salt":"of Oleg","at":1794876860232,"id":"0L2AkjXiG_DHCZT7/e8726f736b30415ba4373307003fbd62"}');
INSERT INTO "entries" VALUES('Goo03RN_Ft6mELY5j5Kj',3,'{"did":"bot","seat":3,"level":"easy","at":1794876860234,"id":"8fXhkigOB0VHTHGT/5201c1c89e43414d90f91bb2c9aa7300"}');
INSERT INTO "entries" VALUES('Goo03RN_Ft6mELY5j5Kj',4,'{"did":"talked","person":"0L2AkjXiG_DHCZT7","name":"Oleg","text":"Who else comes?","at":1794876860235,"id":"0L2AkjXiG_DHCZT7/567b2bc18ec140be8ffbc8cc0740126a"}');
INSERT INTO "entries" VALUES('Goo03RN_Ft6mELY5j5Kj',5,'{"did":"sat","seat":2,"person":"jHq7VNnJi68WN0qL","name":"Taras","at":1794876860236,"id":"jHq7VNnJi68WN0qL/dc1bbcfcee1a4d379ba25178d8180c75"}');
INSERT INTO "entries" VALUES('Goo03RN_Ft6mELY5j5Kj',6,'{"did":"stood","seat":2,"at":1794876860237,"id":"jHq7VNnJi68WN0qL/a1871732b9b9408595310f8fa2da7ac0"}');
INSERT INTO "entries" VALUES('ZbF2dMzhOGhflsc5G7Hv',1,'{"did":"sat","seat":0,"person":"x3uSsvBNmNTZUgo-","name":"Marta","salt":"of Marta","at":1794876860263,"id":"x3uSsvBNmNTZUgo-/8702e7f3fdfc4720ae63635db55fd7e2"}');
INSERT INTO "entries" VALUES('ZbF2dMzhOGhflsc5G7Hv',2,'{"did":"hushed","talk":false,"at":1794876860265,"id":"x3uSsvBNmNTZUgo-/f34e62fa7b274e37a6f5a7fdff87a87b"}');
CREATE TABLE people (
	id VARCHAR(24) NOT NULL,
	name VARCHAR(24) NOT NULL,
	recovery VARCHAR(64) NOT NULL,
	since BIGINT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (recovery)
);
INSERT INTO "people" VALUES('8fXhkigOB0VHTHGT','Vera','89402d36e33d54eaccdbf5e69d249e3e5169b63e4f10a03d2e23fef18dc123c4',1794876857823);
INSERT INTO "people" VALUES('0L2AkjXiG_DHCZT7','Oleg','8479c5ca413c4dc525e099cea13874191c76b4bdd200473cec5000eaf000fd50',1794876857896);
INSERT INTO "people" VALUES('x3uSsvBNmNTZUgo-','Marta','06526f38ccea80dce5b6853dc2ba1b71bed776b83056dd6c95803bce5c301abd',1794876857922);
INSERT INTO "people" VALUES('jHq7VNnJi68WN0qL','Taras','a22ccf94cb9abb12e3a43331b76090dd6cc44aa8734e258f33d3a2193c89aa69',1794876857968);
CREATE TABLE ratings (
	person VARCHAR(24) NOT NULL,
	game VARCHAR(40) NOT NULL,
	mu FLOAT NOT NULL,
	sigma FLOAT NOT NULL,
	games INTEGER NOT NULL,
	PRIMARY KEY (person, game),
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "ratings" VALUES('8fXhkigOB0VHTHGT','pairs',2.10093395486623819574e+01,7.72083015440038522569e+00,3);
INSERT INTO "ratings" VALUES('0L2AkjXiG_DHCZT7','pairs',2.36024284618864150782e+01,7.71595098473304208397e+00,3);
INSERT INTO "ratings" VALUES('x3uSsvBNmNTZUgo-','pairs',2.83693413621690275761e+01,7.92449915555565631564e+00,2);
INSERT INTO "ratings" VALUES('jHq7VNnJi68WN0qL','pairs',2.75068548324323884917e+01,8.0519176564039973698e+00,1);
CREATE TABLE results (
	table_id VARCHAR(24) NOT NULL,
	seat INTEGER NOT NULL,
	person VARCHAR(24) NOT NULL,
	game VARCHAR(40) NOT NULL,
	players INTEGER NOT NULL,
	rated BOOLEAN NOT NULL,
	place INTEGER NOT NULL,
	score INTEGER NOT NULL,
	ended BIGINT NOT NULL,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id),
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "results" VALUES('o1Ff54xc4Yv0Fi3-hnHr',0,'8fXhkigOB0VHTHGT','pairs',2,1,2,7,1794876858256);
INSERT INTO "results" VALUES('o1Ff54xc4Yv0Fi3-hnHr',1,'0L2AkjXiG_DHCZT7','pairs',2,1,1,3,1794876858256);
INSERT INTO "results" VALUES('jFQbWwgQ_WJl8iJXCkBf',0,'0L2AkjXiG_DHCZT7','pairs',2,1,2,6,1794876858369);
INSERT INTO "results" VALUES('jFQbWwgQ_WJl8iJXCkBf',1,'x3uSsvBNmNTZUgo-','pairs',2,1,1,0,1794876858369);
INSERT INTO "results" VALUES('E4pXxupFzBOhIKd0i-Bn',0,'x3uSsvBNmNTZUgo-','pairs',3,1,1,0,1794876858466);
INSERT INTO "results" VALUES('E4pXxupFzBOhIKd0i-Bn',1,'8fXhkigOB0VHTHGT','pairs',3,1,1,0,1794876858466);
INSERT INTO "results" VALUES('E4pXxupFzBOhIKd0i-Bn',2,'0L2AkjXiG_DHCZT7','pairs',3,1,3,10,1794876858466);
INSERT INTO "results" VALUES('O2ixHLpfofP5yt454crP',0,'8fXhkigOB0VHTHGT','pairs',2,1,2,7,1794876858505);
INSERT INTO "results" VALUES('O2ixHLpfofP5yt454crP',1,'jHq7VNnJi68WN0qL','pairs',2,1,1,0,1794876858505);
INSERT INTO "results" VALUES('yNRLvMXpLmiV7rHFKbgK',0,'8fXhkigOB0VHTHGT','kitty',4,0,4,8,1794876858983);
INSERT INTO "results" VALUES('yNRLvMXpLmiV7rHFKbgK',1,'x3uSsvBNmNTZUgo-','kitty',4,0,2,15,1794876858983);
INSERT INTO "results" VALUES('nBDWsjrorZBOLeCaRIMt',0,'8fXhkigOB0VHTHGT','dobro',2,0,2,1,1794876859563);
CREATE TABLE secrets (
	name VARCHAR(24) NOT NULL,
	value BLOB NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('passes',X'347F1203E2006BEBB35FCD29C4351BC7644CC92CBD7B476E137A396FBEDF8F11');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL,
	terms TEXT NOT NULL,
	host VARCHAR(24) NOT NULL,
	seed BLOB NOT NULL,
	opened BIGINT NOT NULL,
	epoch INTEGER NOT NULL,
	version INTEGER NOT NULL,
	game VARCHAR(40) NOT NULL,
	public BOOLEAN NOT NULL,
	status VARCHAR(8) NOT NULL,
	taken INTEGER NOT NULL,
	changed BIGINT NOT NULL,
	wake BIGINT,
	PRIMARY KEY (id),
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('o1Ff54xc4Yv0Fi3-hnHr','{"game":"pairs","players":2,"options":{"losing_score":5},"clock":null,"public":true,"rated":true,"spoken":"strict","talk":true}','8fXhkigOB0VHTHGT',X'BB51A508F14186AA1A18A69C6E381DFAE595D059AB0B9724D60603B5198CA86C',1794876858071,1,10,'pairs',1,'over',2,1794876858254,NULL);
INSERT INTO "tables" VALUES('jFQbWwgQ_WJl8iJXCkBf','{"game":"pairs","players":2,"options":{"losing_score":5},"clock":null,"public":true,"rated":true,"spoken":"strict","talk":true}','0L2AkjXiG_DHCZT7',X'A2004B37B3E8528F4191A7906C80ACE235184AD97A8BF28D433A99D08C321DC2',1794876858258,1,7,'pairs',1,'over',2,1794876858355,NULL);
INSERT INTO "tables" VALUES('E4pXxupFzBOhIKd0i-Bn','{"game":"pairs","players":3,"options":{"losing_score":5},"clock":null,"public":true,"rated":true,"spoken":"strict","talk":true}','x3uSsvBNmNTZUgo-',X'02E458A0A096C976A5F61B578DEBAC14289782A96FEB8DF4A78565A995EA0D53',1794876858378,1,9,'pairs',1,'over',3,1794876858464,NULL);
INSERT INTO "tables" VALUES('O2ixHLpfofP5yt454crP','{"game":"pairs","players":2,"options":{"losing_score":5},"clock":null,"public":true,"rated":true,"spoken":"strict","talk":true}','8fXhkigOB0VHTHGT',X'C97E9D2F6300C445A97E1A07C360B6BC3C3165F0BCFA44D2789DE5BDB5D8BE9A',1794876858471,1,5,'pairs',1,'over',2,1794876858503,NULL);
INSERT INTO "tables" VALUES('yNRLvMXpLmiV7rHFKbgK','{"game":"kitty","players":4,"options":{"max_deals":1},"clock":null,"public":true,"rated":false,"spoken":"friendly","talk":true}','8fXhkigOB0VHTHGT',X'4C20AEAA6C3BC44F5CC2AB58D744951B67DCFCC3EA1C0A28014307916403E4C4',1794876858558,1,119,'kitty',1,'over',4,1794876858991,NULL);
INSERT INTO "tables" VALUES('Ba_8XWhbq-WA3bH-CNWG','{"game":"kitty","players":4,"options":{"max_deals":1},"clock":null,"public":true,"rated":false,"spoken":"friendly","talk":true}','x3uSsvBNmNTZUgo-',X'71CC43D4C2679E95278688FC2C79366496EDDD468649E0F8AF4AA94E761E4446',1794876858985,1,3,'kitty',1,'open',3,1794876859003,NULL);
INSERT INTO "tables" VALUES('nBDWsjrorZBOLeCaRIMt','{"game":"dobro","players":2,"options":{},"clock":null,"public":false,"rated":false,"spoken":"strict","talk":true}','8fXhkigOB0VHTHGT',X'55468E44653A1CABEBD89896C987864EC4B03AC681EC2006795527E7B7C63F21',1794876859057,1,152,'dobro',0,'over',2,1794876859562,NULL);
INSERT INTO "tables" VALUES('XRBbBfluaaIHcjqgdwG6','{"game":"dobro","players":3,"options":{},"clock":null,"public":true,"rated":false,"spoken":"strict","talk":true}','8fXhkigOB0VHTHGT',X'3BD878940FE3AE296910D7BECF63973BA24B2FD845C87A2498281374DC1FECE0',1794876859565,1,26,'dobro',1,'playing',3,1794876859673,NULL);
INSERT INTO "tables" VALUES('kjWj1vvJUJJGkSTSj2Kl','{"game":"zabiray","players":4,"options":{"max_rounds":2},"clock":null,"public":true,"rated":false,"spoken":"strict","talk":true}','8fXhkigOB0VHTHGT',X'E4EB7EF863030D16B6FD3009CA79FFBE4D754AEDAA917808F5DDD8D5FB430368',1794876859722,1,35,'zabiray',1,'playing',4,1794876860012,NULL);
INSERT INTO "tables" VALUES('odKu-tAcPYdK4xvsUJwr','{"game":"venture","players":4,"options":{},"clock":null,"public":true,"rated":false,"spoken":"strict","talk":true}','8fXhkigOB0VHTHGT',X'C21DD5B1F1B586ABC2BBF54EBC17D0863C99712EBA54C6B307C64A3377FD4AE9',1794876860023,1,14,'venture',1,'playing',4,1794876860070,NULL);
INSERT INTO "tables" VALUES('mr90MkKWFk-5qmEfy99B','{"game":"hawthorn","players":3,"options":{"max_rounds":2},"clock":null,"public":true,"rated":false,"spoken":"strict","talk":true}','x3uSsvBNmNTZUgo-',X'F86FE3BF2E64DDB83B865002B31A307DD35D8A00A67AEDA53B2D4EA775C85415',1794876860081,1,20,'hawthorn',1,'playing',3,1794876860125,NULL);
INSERT INTO "tables" VALUES('8Ge5OEcoJbuHEh5uh3d3','{"game":"charidice","players":2,"options":{"rounds":2},"clock":{"each":"game","seconds":3000,"added":10},"public":true,"rated":false,"spoken":"strict","talk":true}','8fXhkigOB0VHTHGT',X'2EABD8021EFD2EC8912C537AA8046829254F99302FAE8CD1743C284E2FE139CA',1794876860139,1,18,'charidice',1,'playing',2,1794876860180,1794879900171);
INSERT INTO "tables" VALUES('bhXg8EYCt2U-7_HJwXWN','{"game":"regent","players":3,"options":{"max_rounds":2},"clock":{"each":"move","seconds":259200,"added":0},"public":true,"rated":true,"spoken":"strict","talk":true}','0L2AkjXiG_DHCZT7',X'140ED12CC04BB85F3F7A22F54322D83D2AE94D095F8B814509B23616656C7232',1794876860189,1,9,'regent',1,'playing',3,1794876860210,1795136060210);
INSERT INTO "tables" VALUES('Goo03RN_Ft6mELY5j5Kj','{"game":"zabiray","players":4,"options":{"max_rounds":1},"clock":null,"public":true,"rated":false,"spoken":"strict","talk":true}','8fXhkigOB0VHTHGT',X'4DE2387928AD0E41F920B87A30D434737AB0307AC9336DF6AB0733181993B862',1794876860225,1,6,'zabiray',1,'open',3,1794876860237,NULL);
INSERT INTO "tables" VALUES('ZbF2dMzhOGhflsc5G7Hv','{"game":"monster","players":4,"options":{"max_rounds":1},"clock":null,"public":false,"rated":false,"spoken":"strict","talk":true}','x3uSsvBNmNTZUgo-',X'4486D9495420D5472E8F969634C32E3214FAEFC296B609D8F3B9F7F583BFD9AF',1794876860246,1,2,'monster',0,'open',1,1794876860265,NULL);
CREATE INDEX lobby ON tables (public, status, changed);
CREATE INDEX wakes ON tables (wake);
CREATE INDEX results_of ON results (person, ended);
CREATE INDEX leaders ON ratings (game, mu);
COMMIT;
