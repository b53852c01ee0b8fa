"""What each colour name means on each product. p main, s second (wood: dark grain), m coloured metal; v names a render variant."""

BASE = dict(white='#f3f3f1', black='#131416', grey='#868c92', blue='#1f5ea6', red='#bd241f', green='#2f7f52', yellow='#f2b40f',
            orange='#f07a1c', pink='#eea9b6', beige='#dcc9aa', brown='#6e4a31', natural='#dcb583', silver='#d4d6d8', gold='#d8b065')
WOOD = dict(natural=('#dcb887', '#b78853'), brown=('#7f5535', '#523420'), grey=('#aaa49b', '#857e75'), white=('#f2f0ec', '#e4e0d9'),
            black=('#26231f', '#171513'), blue=('#3d6f9f', '#2b5580'), red=('#b5392e', '#8f2a22'))
METAL = dict(silver='#cfd1d4', gold='#e6bd72', black='#26272a', white='#f0f0ee')
SOFT = dict(white='#f2f0ea', blue='#3f6896', red='#a8322f', green='#5f8a6a', grey='#8d9196', pink='#e4abb2', beige='#d9c7aa', brown='#7b5b44', yellow='#e3b23c')
PASTEL = dict(blue='#7fb2dc', pink='#f0a9bb', green='#8cc9a0', grey='#a3a9ae', white='#f4f3f0', beige='#e0d0b4')
GLAZE = dict(white='#f5f3ee', blue='#24507f', red='#a52a22', green='#4d7a5f', beige='#d8c6a8', black='#1d1d1f', grey='#8b8e90')

# class per type, default BASE
KIND = {}
for k in 'cutting-board wood-door laminate-floor baby-crib toy-train wall-clock picture-frame'.split(): KIND[k] = WOOD
for k in 'basin-mixer microphone'.split(): KIND[k] = METAL
for k in 'pet-bed cat-tree fabric-roll bath-towel throw-pillow yarn-cone pet-carrier'.split(): KIND[k] = SOFT
for k in 'baby-bottle dog-bowl litter-box'.split(): KIND[k] = PASTEL
for k in 'ceramic-mug dinner-plate ceramic-vase wash-basin'.split(): KIND[k] = GLAZE
for k in 'rolling-pin abacus high-chair rocking-horse'.split(): KIND[k] = WOOD
for k in 'cutlery-set mirror-ball candle-holder wall-mirror floor-lamp door-handle kitchen-tap shower-set'.split(): KIND[k] = METAL
for k in 'throw-blanket pet-stroller curtain sewing-thread scratching-post'.split(): KIND[k] = SOFT
for k in 'yoga-block pet-feeder pet-fountain pacifier humidifier'.split(): KIND[k] = PASTEL
for k in 'teapot soup-bowl toilet bathtub'.split(): KIND[k] = GLAZE
for k in 'pepper-mill clothes-hanger xylophone'.split(): KIND[k] = WOOD
for k in 'cotton-rope'.split(): KIND[k] = SOFT
for k in 'food-container wireless-earbuds'.split(): KIND[k] = PASTEL
for k in 'plant-pot casserole-pot'.split(): KIND[k] = GLAZE
for k in 'pressure-gauge perfume-bottle padlock shower-head'.split(): KIND[k] = METAL
KIND['mosaic-tile'] = GLAZE
# exceptions: type → colour → dict
OWN = {
    'ceramic-tile': dict(white=dict(p='#f5f4f1', s='#a7a7a6'), grey=dict(p='#a3a6a8', s='#d4d5d5'), beige=dict(p='#e0cfb3', s='#b08d62'), black=dict(p='#17181a', s='#9a958c')),
    'yarn-cone': dict(red=dict(p='#cf2f2b'), blue=dict(p='#3f78bd'), yellow=dict(p='#ffcd3c'), green=dict(p='#64a873')),
    'fabric-roll': dict(red=dict(p='#b01f22'), blue=dict(p='#2d5a9a'), green=dict(p='#47805a')),
    'throw-pillow': dict(red=dict(p='#b02a28'), blue=dict(p='#34649f'), green=dict(p='#4f8562')),
    'electric-kettle': dict(silver=dict(v='metal')), 'pendant-lamp': dict(gold=dict(v='metal', m='#dfb56a')),
    'picture-frame': dict(gold=dict(v='metal', m='#dcb46a')), 'wall-clock': dict(white=dict(p='#f3f2ef', s='#e9e7e2')),
    'table-lamp': dict(white=dict(s='#f4f1ea'), beige=dict(p='#cdb594', s='#eadfcb'), black=dict(s='#efe9dd'), green=dict(p='#5d7f68', s='#f0ebdf')),
    'yoga-mat': dict(blue=dict(p='#4a7fb5'), pink=dict(p='#dd9aac'), green=dict(p='#6fa58a'), grey=dict(p='#80868c')),
    'vacuum-flask': {c: dict(v='paint') for c in ('black', 'blue', 'pink')}, 'saucepan': {c: dict(v='paint') for c in ('black', 'red')},
    'dinner-plate': dict(white=dict(s='#efece6'), blue=dict(p='#3d6d9c', s='#2b4f78'), green=dict(p='#6b9378', s='#4d7359'), beige=dict(s='#a98862')),
    'pet-carrier': dict(grey=dict(p='#b9bec3', s='#5b6167'), blue=dict(p='#e9ecee', s='#3f78b0'), pink=dict(p='#f4f1ef', s='#e79db0')),
    'litter-box': dict(white=dict(p='#f4f4f2', s='#c9ced2'), grey=dict(p='#e6e8ea', s='#7d848b'), green=dict(p='#f0f3ee', s='#86bf97')),
    'solar-panel': dict(black=dict(p='#0e1014', s='#18191b'), blue=dict(p='#14295a', s='#cfd2d5')),
    'paper-bag': dict(brown=dict(p='#bd8f60'), white=dict(p='#f3f1ec')), 'wine-bottle': dict(green=dict(p='#15301e', s='#7a1f22'), black=dict(p='#121315', s='#b08a4a')),
    'gift-box': dict(red=dict(p='#a8241f', s='#eadfc6'), white=dict(p='#f4f2ed', s='#b8322d')), 'chef-knife': dict(black=dict(p='#17181a'), red=dict(p='#8f1d1f')),
    'cosmetic-jar': dict(white=dict(m='#d3d5d8'), pink=dict(p='#efc3c9', m='#e6b79c')), 'cosmetic-tube': dict(white=dict(s='#c3a062'), pink=dict(p='#e9b4bd', s='#f6f3ef')),
    'frying-pan': dict(red=dict(p='#a3231f')), 'toaster': dict(silver=dict(v='metal')), 'candle-holder': dict(black=dict(m='#232427')),
    'caster-wheel': dict(grey=dict(p='#7f858b', s='#3a3e43'), blue=dict(p='#2d62a3', s='#d9dcdf')), 'alarm-clock': dict(red=dict(p='#b3261f'), green=dict(p='#3f7a63')),
    'casserole-pot': dict(red=dict(p='#a81f1a'), blue=dict(p='#20507f'), green=dict(p='#2f5f4a')),
    'food-container': dict(blue=dict(p='#6fa3cf', s='#4a7fae'), green=dict(p='#7dba92', s='#5a9872'), pink=dict(p='#eaa0b0', s='#cc7d90'), grey=dict(p='#8d949a', s='#6b7278')),
    'cotton-rope': dict(white=dict(p='#f1ede3', s='#c9a878'), beige=dict(p='#d6c09a', s='#a98a5c'), grey=dict(p='#8d9196', s='#e4e0d6'), blue=dict(p='#3a6291', s='#e9e3d4')),
    'bluetooth-speaker': dict(black=dict(p='#303236', s='#17181a')), 'bauble-set': dict(red=dict(m='#c4161c'), gold=dict(m='#e6b85f'), silver=dict(m='#d6d8da'), blue=dict(m='#2a5ca8')), 'lantern': dict(gold=dict(m='#c99a4e')),
    'data-cable': dict(red=dict(p='#b3231e', m='#c4302a'), blue=dict(p='#2a5c9c', m='#3f77bd'), silver=dict(p='#c9ccce', m='#cfd1d4')), 'audio-interface': dict(red=dict(p='#b01c1a'), blue=dict(p='#2a5f9e')),
    'dropper-bottle': {c: dict(v=c) for c in ('brown', 'blue')}, 'solar-garden-light': dict(brown=dict(p='#4a3527')),
    'mosaic-tile': dict(white=dict(p='#f6f5f1', s='#dcdad3'), blue=dict(p='#2f6f9f', s='#123f6b'), green=dict(p='#5f9b86', s='#27604f'), black=dict(p='#3a3d40', s='#141517')),
    'paper-tube': dict(brown=dict(p='#b98d5f'), white=dict(p='#f2f0eb'), black=dict(p='#232427')), 'v-belt-pulley': dict(grey=dict(p='#5f656b'), black=dict(p='#1a1b1e')),
    'corrugated-box': dict(brown=dict(p='#bd8f60', s='#a87c50'), white=dict(p='#f1efea', s='#d8d4cb')),
}


def dim(h, f):
    return '#' + ''.join('%02x' % int(max(0, min(255, int(h[i:i + 2], 16) * f))) for i in (1, 3, 5))


def spec(key, colour):
    k = KIND.get(key, BASE)
    v = k.get(colour) or BASE[colour]
    d = dict(p=v[0], s=v[1]) if isinstance(v, tuple) else dict(p=v, s=dim(v, .72))
    d['m'] = METAL.get(colour) or d['p']
    d.update(OWN.get(key, {}).get(colour, {}))
    return d


def variants(key, colours):
    out = []
    for c in colours:
        v = spec(key, c).get('v', '')
        if v not in out: out.append(v)
    return out
