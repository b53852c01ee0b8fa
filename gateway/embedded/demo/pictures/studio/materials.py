"""Materials. A part that takes the product's colour is rendered in a neutral grey and says so in the AOV 'tint':
R = share of the main colour, G = share of the second colour, B = share of coloured metal. finish.py tints from that."""
import bpy

NEUTRAL = .5   # linear albedo of tinted parts while rendering
METAL = .8     # reflectance of tinted metal while rendering
_cache = {}


def lin(h):
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c]


def clear():
    _cache.clear()


class N:
    """Tiny node-graph helper."""
    def __init__(s, nt): s.nt = nt
    def __call__(s, t, **kw):
        n = s.nt.nodes.new('ShaderNode' + t)
        for k, v in kw.items():
            if k.startswith('_'):
                k = k[1:].replace('_', ' ')
                k = int(k[1:]) if k[0] == 'i' and k[1:].isdigit() else k
                s.put(n.inputs[k], v)
            else:
                setattr(n, k, v)
        return n
    def put(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket): s.nt.links.new(v, sock)
        else: sock.default_value = v
    def math(s, op, a, b=0.0, c=0.0):
        n = s('Math', operation=op)
        for i, x in enumerate((a, b, c)):
            if i < len(n.inputs): s.put(n.inputs[i], x)
        return n.outputs[0]
    def mix(s, f, a, b, blend='MIX'):
        n = s('MixRGB', blend_type=blend)
        s.put(n.inputs[0], f); s.put(n.inputs[1], a); s.put(n.inputs[2], b)
        return n.outputs[0]
    def coords(s, scale=(1, 1, 1), kind='Object', rot=(0, 0, 0)):
        c = s('TexCoord')
        mp = s('Mapping')
        s.nt.links.new(c.outputs[kind], mp.inputs[0])
        mp.inputs['Scale'].default_value = scale
        mp.inputs['Rotation'].default_value = rot
        return mp.outputs[0]
    def noise(s, vec, scale=5, detail=3, rough=.5, dist=0):
        return s('TexNoise', _Vector=vec, _Scale=scale, _Detail=detail, _Roughness=rough, _Distortion=dist).outputs[0]
    def ramp(s, f, *stops):
        n = s('ValToRGB'); s.put(n.inputs[0], f)
        e = n.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for el, (p, v) in zip(e, stops):
            el.position = p
            el.color = (v, v, v, 1) if not isinstance(v, (tuple, list)) else (*v, 1)
        return n.outputs[0]
    def bump(s, h, strength=.3, dist=.01, normal=None):
        n = s('Bump', _Height=h, _Strength=strength, _Distance=dist)
        if normal is not None: s.put(n.inputs['Normal'], normal)
        return n.outputs[0]


def grey(v): return (v, v, v, 1)


def make(col='#cccccc', tint=None, rough=.4, metal=0.0, spec=.5, coat=0.0, coat_rough=.05, trans=0.0, ior=1.45, sheen=0.0,
         sss=0.0, aniso=0.0, aniso_rot=0.0, emit=None, emit_power=1.0, extra=None, dark=1.0):
    """extra(n, bsdf) may return (factor 0…1 light→dark, normal, roughness) sockets or None each.
    tint 'p' main colour, 's' second, 'ps' main mixed to second by the factor, 'm' metal. dark: multiplies a tint."""
    key = (col, tint, rough, metal, spec, coat, coat_rough, trans, ior, sheen, sss, aniso, aniso_rot, emit, emit_power, extra and extra.__name__ + repr(getattr(extra, 'args', '')), dark)
    if key in _cache: return _cache[key]
    m = bpy.data.materials.new('m'); m.use_nodes = True
    nt = m.node_tree; nt.nodes.clear(); n = N(nt)
    out = n('OutputMaterial')
    b = n('BsdfPrincipled')
    nt.links.new(b.outputs[0], out.inputs[0])
    I = b.inputs
    base = grey(NEUTRAL * dark) if tint in ('p', 's', 'ps') else grey(METAL) if tint == 'm' else (*lin(col), 1)
    for k, v in (('Roughness', rough), ('Metallic', 1.0 if tint == 'm' else metal), ('Specular', spec), ('Clearcoat', coat),
                 ('Clearcoat Roughness', coat_rough), ('Transmission', trans), ('IOR', ior), ('Sheen', sheen), ('Anisotropic', aniso),
                 ('Anisotropic Rotation', aniso_rot), ('Subsurface', sss), ('Base Color', base)):
        I[k].default_value = v
    if emit:
        I['Emission'].default_value = (*lin(emit), 1); I['Emission Strength'].default_value = emit_power
    f = nrm = rg = colour = None
    if extra:
        r = extra(n)
        f, nrm, rg, colour = (list(r) + [None] * 4)[:4]
    if nrm is not None:
        n.put(I['Normal'], nrm)
        if coat: n.put(I['Clearcoat Normal'], nrm)
    if rg is not None: n.put(I['Roughness'], rg)
    aov = n('OutputAOV'); aov.name = 'tint'
    one = {'p': (1, 0, 0), 's': (0, 1, 0), 'ps': (1, 0, 0), 'm': (0, 0, 1)}.get(tint, (0, 0, 0))
    aov.inputs[0].default_value = (*[x * dark for x in one], 1)
    if f is not None:
        if tint == 'ps':
            n.put(aov.inputs[0], n.mix(f, (1, 0, 0, 1), (0, 1, 0, 1)))
        elif tint in ('p', 's'):   # darkening pattern: 1 - f
            k = n.math('SUBTRACT', 1.0, f)
            n.put(aov.inputs[0], n.mix(1.0, (*one, 1), k, 'MULTIPLY'))
            n.put(I['Base Color'], n.mix(1.0, base, k, 'MULTIPLY'))
        elif tint is None and colour is None:
            k = n.math('SUBTRACT', 1.0, f)
            n.put(I['Base Color'], n.mix(1.0, base, k, 'MULTIPLY'))
    if colour is not None: n.put(I['Base Color'], colour)
    nt.nodes.update()
    # AOV name must be the socket's layer name
    aov.name = 'tint'
    _cache[key] = m
    return m


def plastic(col='#dddddd', tint=None, rough=.35, **k): return make(col, tint, rough, **k)
def gloss(col='#dddddd', tint=None, rough=.12, **k): return make(col, tint, rough, **{'coat': .6, 'coat_rough': .03, **k})
def rubber(col='#1b1c1e', tint=None, **k): return make(col, tint, **{'rough': .62, 'spec': .3, **k})
def steel(rough=.22, col='#c9cbce', **k): return make(col, None, rough, 1.0, **k)
def chrome(col='#e4e6e8'): return make(col, None, .06, 1.0)
def tmetal(rough=.25, **k): return make(tint='m', rough=rough, **k)
def glow(col='#ffffff', power=2.0): return make(col, emit=col, emit_power=power)
def ceramic(col='#f4f2ee', tint=None, rough=.18, **k): return make(col, tint, rough, **{'coat': .7, 'coat_rough': .04, **k})
def screen(): return make('#07090c', None, .08, coat=.5, coat_rough=.02)


def glass(col='#ffffff', rough=0.0, ior=1.45):
    """Thin clear glass: light falls straight through for shadows, so no caustics are needed."""
    key = ('glass', col, rough, ior)
    if key in _cache: return _cache[key]
    m = bpy.data.materials.new('glass'); m.use_nodes = True
    nt = m.node_tree; nt.nodes.clear(); n = N(nt)
    g = n('BsdfGlass', _Color=(*lin(col), 1), _Roughness=rough, _IOR=ior)
    t = n('BsdfTransparent', _Color=(*[x * .93 for x in lin(col)], 1))
    lp = n('LightPath')
    s = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    mx = n('MixShader'); n.put(mx.inputs[0], s); n.put(mx.inputs[1], g.outputs[0]); n.put(mx.inputs[2], t.outputs[0])
    nt.links.new(mx.outputs[0], n('OutputMaterial').inputs[0])
    aov = n('OutputAOV'); aov.name = 'glass'; aov.inputs[0].default_value = (1, 1, 1, 1)
    _cache[key] = m
    return m


def thinglass(col='#f4faf8', refl=1.0, alpha=.97, sharp=False):
    """Film of glass without refraction: lids, windows, domes; very cheap and clean. sharp: what is behind it has texture to be kept, not smoothed."""
    key = ('thin', col, refl, alpha, sharp)
    if key in _cache: return _cache[key]
    m = bpy.data.materials.new('thin'); m.use_nodes = True
    nt = m.node_tree; nt.nodes.clear(); n = N(nt)
    gl = n('BsdfGlossy', _Roughness=.02)
    gl.inputs[0].default_value = (refl, refl, refl, 1)
    t = n('BsdfTransparent', _Color=(*[x * alpha for x in lin(col)], 1))
    fr = n.math('MULTIPLY_ADD', n.math('POWER', n('LayerWeight', _Blend=.5).outputs['Facing'], 4.0), .9, .045)
    mx = n('MixShader'); n.put(mx.inputs[0], fr); n.put(mx.inputs[1], t.outputs[0]); n.put(mx.inputs[2], gl.outputs[0])
    nt.links.new(mx.outputs[0], n('OutputMaterial').inputs[0])
    if not sharp:
        aov = n('OutputAOV'); aov.name = 'glass'; aov.inputs[0].default_value = (1, 1, 1, 1)
    _cache[key] = m
    return m


def _named(fn, *args):
    fn.args = args
    return fn


def wood(tint='ps', col='#d9b382', axis='x', scale=1.0, rough=.42, coat=.15, contrast=1.0, offset=0.0, **k):
    """Long grain along axis; scale = about 1 / board width."""
    def wood_x(n):
        st = {'x': (.12, 1, 1), 'y': (1, .12, 1), 'z': (1, 1, .12)}[axis]
        v = n.coords(tuple(s * scale for s in st))
        if offset:
            v = n('VectorMath', operation='ADD', _i0=v, _i1=(offset, offset * 1.7, offset * .6)).outputs[0]
        warp = n.noise(v, 1.3, 2, .5)
        big = n.math('FRACT', n.math('MULTIPLY', n.math('ADD', n.noise(v, 1.1, 1, .4, .3), n.math('MULTIPLY', warp, .25)), 9.0))
        rings = n.ramp(big, (0, .12), (.55, .45), (.86, .85), (1, .12))
        v2 = n.coords(tuple(s * scale * f for s, f in zip({'x': (.25, 9, 9), 'y': (9, .25, 9), 'z': (9, 9, .25)}[axis], (1, 1, 1))))
        fib = n.noise(v2, 3.5, 4, .65)
        f = n.math('ADD', n.math('MULTIPLY', rings, .5), n.math('MULTIPLY', n.math('SUBTRACT', fib, .3), .75))
        f = n.ramp(f, (.08, 0), (.82, min(1, contrast * 1.15)))
        bump = n.bump(fib, .12, .02)
        rg = n.math('ADD', n.math('MULTIPLY', fib, .18), rough - .09)
        col2 = None
        if tint is None:
            a = lin(col); col2 = n.mix(f, (*a, 1), (*[x * .55 for x in a], 1))
        return f, bump, rg, col2
    return make(col, tint, rough, coat=coat, coat_rough=.2, extra=_named(wood_x, axis, scale, contrast, offset), **k)


def fabric(col='#bbbbbb', tint=None, scale=60.0, strength=.5, kind='weave', sheen=0.0, rough=.85, dist=.02, uv=False, **k):
    """kind: weave (crossed threads), knit, terry / plush (noisy pile), twill. A sheen takes no tint: on cloth of the product's colour it makes red rose."""
    def fabric_x(n):
        v = n.coords((scale, scale, scale), 'UV' if uv else 'Object')
        s = n('SeparateXYZ', _Vector=v)
        w = n.noise(v, .08, 2)
        if kind in ('weave', 'twill'):
            x, y, z = (n.math('SINE', n.math('MULTIPLY', s.outputs[i], 6.283)) for i in range(3))
            if kind == 'weave':
                h = n.math('ADD', n.math('MULTIPLY', n.math('MULTIPLY', x, y), .5), n.math('MULTIPLY', n.math('MULTIPLY', z, n.math('ADD', x, y)), .35))
            else:
                h = n.math('SINE', n.math('MULTIPLY', n.math('ADD', n.math('ADD', s.outputs[0], s.outputs[1]), s.outputs[2]), 6.283))
            h = n.math('ADD', n.math('MULTIPLY', h, .5), n.noise(v, 1.7, 2))
        else:
            h = n.math('ADD', n.noise(v, .9, 3, .7), n('TexVoronoi', _Vector=v, _Scale=.7).outputs[0])
        f = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.ramp(h, (0.0, 0.0), (1.0, 1.0))), .35 if kind in ('terry', 'plush') else .22)
        f = n.math('ADD', f, n.math('MULTIPLY', w, .06))
        return f, n.bump(h, strength, dist), None
    return make(col, tint, rough, spec=.05, sheen=sheen, extra=_named(fabric_x, scale, strength, kind, dist, uv), **k)


def grained(col='#dddddd', tint=None, rough=.5, scale=120.0, strength=.15, dist=.01, **k):
    """Fine leather-like texture of injection-moulded housings and powder coats."""
    def grained_x(n):
        h = n.noise(n.coords((scale, scale, scale)), 1.0, 2)
        return None, n.bump(h, strength, dist), None
    return make(col, tint, rough, extra=_named(grained_x, scale, strength, dist), **k)


def brushed(tint=None, col='#c9cbce', rough=.28, axis='x', scale=1.0, k_rough=.16, strength=.05):
    """Brushed metal: streaks along axis, on turned parts use axis 'z' rings via 'turn'."""
    def brushed_x(n):
        st = {'x': (.6, 90, 90), 'y': (90, .6, 90), 'z': (90, 90, .6), 'turn': (.6, .6, 140)}[axis]
        h = n.noise(n.coords(tuple(s * scale for s in st)), 1.0, 2, .6)
        return None, n.bump(h, strength, .01), n.math('ADD', n.math('MULTIPLY', h, k_rough), rough - k_rough / 2)
    return make(col, tint, rough, 1.0, extra=_named(brushed_x, axis, scale, k_rough, strength))


def cast(col='#888888', tint=None, rough=.42, scale=30.0, strength=.25, **k):
    """Painted casting: slightly uneven."""
    def cast_x(n):
        h = n.noise(n.coords((scale, scale, scale)), 1.0, 3)
        return None, n.bump(h, strength, .01), None
    return make(col, tint, rough, **{'coat': .25, 'coat_rough': .15, 'extra': _named(cast_x, scale, strength), **k})


def perforated(col='#222222', tint=None, pitch=.2, hole=.35, plane='xz', rough=.45, metal=0.0, hex_=True, depth=.5):
    """Sheet with staggered round holes, drawn by shading. plane: the two object axes the sheet lies in."""
    def perforated_x(n):
        c = n('SeparateXYZ', _Vector=n.coords((1 / pitch,) * 3))
        a = c.outputs['xyz'.index(plane[0])]; b = c.outputs['xyz'.index(plane[1])]
        b = n.math('MULTIPLY', b, 1.1547) if hex_ else b
        if hex_:
            row = n.math('FLOOR', b)
            a = n.math('ADD', a, n.math('MULTIPLY', n.math('MODULO', n.math('ABSOLUTE', row), 2.0), .5))
        fa = n.math('SUBTRACT', n.math('FRACT', a), .5); fb = n.math('SUBTRACT', n.math('FRACT', b), .5)
        d = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', fa, fa), n.math('MULTIPLY', fb, fb)))
        f = n.ramp(d, (max(0, hole - .05), .96), (hole + .05, 0.0))
        return f, n.bump(f, -depth, pitch * .4), None
    return make(col, tint, rough, metal, extra=_named(perforated_x, pitch, hole, plane, hex_, depth))


def card(col='#b98a5a', tint=None):
    """Corrugated board."""
    def card_x(n):
        h = n.noise(n.coords((1, 1, 14)), 2.0, 4, .7)
        fl = n.noise(n.coords((30, 30, 30)), 2.0, 3, .8)
        f = n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', h, .6), n.math('MULTIPLY', fl, .4)), .16)
        return f, n.bump(h, .05, .02), None
    return make(col, tint, .75, spec=.2, extra=card_x)
