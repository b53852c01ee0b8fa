"""What each colour name means on each product. p main, s second (wood: dark grain), m coloured metal; v names a render variant."""
import colorsys

BASE = dict(white='#f3f3f1', black='#1b1c1e', grey='#868c92', blue='#1f5ea6', red='#bd241f', green='#2f7f52', yellow='#f2b40f',
            orange='#f07a1c', pink='#eea9b6', beige='#dcc9aa', brown='#6e4a31', natural='#dcb583', silver='#d4d6d8', gold='#d8b065')
WOOD = dict(natural=('#dcb887', '#b78853'), brown=('#7f5535', '#523420'), grey=('#aaa49b', '#857e75'), white=('#f2f0ec', '#e4e0d9'),
            black=('#26231f', '#171513'), blue=('#3d6f9f', '#2b5580'), red=('#b5392e', '#8f2a22'))
METAL = dict(silver='#e2e3e4', gold='#e6bd72', black='#26272a', white='#f0f0ee')
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
# exceptions: type → colour → dict
OWN = {
    'solar-panel': dict(black=dict(p='#0e1014', s='#18191b'), blue=dict(p='#14295a', s='#cfd2d5')),
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
