// A card may also be dragged towards the middle of the table. Whatever can be dragged can be tapped, too.
const FAR = 14 // pixels from which a touch is a drag

export interface Drag {
  live: boolean
  start: () => void // it is being picked up
  drop: () => void // it was let go away from where it lay
}

export function drag(node: HTMLElement, options: Drag) {
  let now = options
  let from: { x: number; y: number } | null = null
  let moving = false

  function down(event: PointerEvent) {
    if (!now.live || event.button) return
    from = { x: event.clientX, y: event.clientY }
    moving = false
  }

  function move(event: PointerEvent) {
    if (!from) return
    const x = event.clientX - from.x
    const y = event.clientY - from.y
    if (!moving && Math.hypot(x, y) > FAR) {
      moving = true
      node.setPointerCapture(event.pointerId)
      now.start()
    }
    if (moving) {
      node.style.translate = `${x}px ${y}px`
      node.style.zIndex = '8'
    }
  }

  function up(event: PointerEvent) {
    const away = moving && from !== null && event.type === 'pointerup' && from.y - event.clientY > node.offsetHeight / 2
    from = null
    node.style.translate = ''
    node.style.zIndex = ''
    if (away) now.drop()
  }

  // The click that ends a drag is none.
  function click(event: MouseEvent) {
    if (moving) {
      event.stopImmediatePropagation()
      event.preventDefault()
      moving = false
    }
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('click', click, true)
  return { update: (next: Drag) => (now = next) }
}
