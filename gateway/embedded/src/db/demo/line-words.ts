/**
 * English words of a line that determine an attribute without naming one of its values: by attribute key, the words and
 * the values that they allow. A "wired" headset has none of the types of headphones; a "wooden" clock is made of one of
 * the woods.
 */
export const lineWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  channelCount: { 'two channel': ['2'] },
  coating: { neoprene: [], polyurethane: ['polyurethane'] },
  coverMaterial: { knit: ['cotton'] },
  function: { 'noise cancelling': ['active-noise-cancelling'], 'phone control': ['mobile-app'] },
  lid: { 'clip lid': [], 'fitted lid': [], 'shaker lid': [], 'twist off lid': ['metal-twist-lid'] },
  material: {
    'carrier backpack': [],
    fabric: [],
    'pet carrier bag': [],
    rattan: [],
    silicone: [],
    'soft sided': [],
    wooden: ['acacia', 'basswood', 'beech', 'engineered-wood', 'mdf', 'pine', 'solid-wood', 'walnut'],
  },
  mounting: {
    pedestal: [],
    undermount: ['under-counter'],
    'vanity top': ['countertop'],
    'wall hung': ['wall-mounted'],
  },
  phase: { 'household sockets': ['single-phase'] },
  size: { 'round countertop': ['400×400×145'] },
  type: { open: [], 'top entry': ['enclosed'], tray: [], wired: [] },
  weave: { flannel: [], twill: [] },
};
