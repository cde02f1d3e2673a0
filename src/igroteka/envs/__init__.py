"""Games to be learnt: arrays of games in compiled code, and the environments of PettingZoo, Gymnasium and OpenSpiel."""

from igroteka.envs.batch import Batch
from igroteka.envs.encoding import Encoding, encoding_of
from igroteka.envs.episode import Episode
from igroteka.envs.leaks import Leak, leak_test
from igroteka.envs.registering import register_all

register_all()

__all__ = ["Batch", "Encoding", "Episode", "Leak", "encoding_of", "leak_test"]
