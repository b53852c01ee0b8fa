from kit import *
from materials import *


def ceramic_vase(v):
    def sp(n):
        c = n.coords((1, 1, 1))
        s = n.noise(c, 14, 2, .6)
        f = n.ramp(s, (.64, 0.0), (.70, .4))
        z = n('SeparateXYZ', _Vector=c).outputs[2]
        ridge = n.math('SINE', n.math('MULTIPLY', z, 7.0))
        return f, n.bump(n.math('ADD', n.math('MULTIPLY', ridge, .35), n.noise(c, 3, 2)), .14, .12), None
    g = ceramic(tint='p', rough=.26, extra=sp, coat_rough=.12)
    prof = smooth_line([(5.2, .0), (7.4, 2.4), (9.4, 7), (10.2, 12.5), (9.3, 18), (6.6, 22.5), (4.3, 25.6), (3.7, 28.4), (4.1, 31), (5.0, 32.6)], 8)
    prof = [(0, .15), (4.6, .15), (4.9, -.02)] + prof + [(5.2, 32.95), (5.0, 33.2), (4.7, 33.1), (4.3, 32.3), (3.5, 30.6), (3.1, 28), (3.6, 25), (5.6, 22), (8, 17), (8.6, 12), (0, 4)]
    lathe(prof, g, seg=128)
    return dict(front=(-20, 14), side=(30, 6), detail=(10, 34, dict(at=(0, 0, 27), r=8.5)))


def wall_clock(v):
    rim = wood('ps', axis='x', scale=.12, rough=.36, coat=.25, contrast=.7); face = make('#f6f4ef', rough=.55); ink = make('#222426', rough=.5); red = make('#c9362d', rough=.4)
    R = 15
    def clock():  # dial looks along +z
        lathe([(0, -1.6), (R - .4, -1.6, .5), (R, -1.0, .5), (R, 1.6, .5), (R - .5, 2.1, .35), (R - 1.3, 2.1, .3), (R - 1.5, 1.5, .1), (R - 1.55, .2)], rim, seg=160)
        cyl(R - 1.4, .2, face, (0, 0, .2), seg=128)
        for i in range(60):
            a = math.radians(6 * i); big = i % 5 == 0
            L, w = (1.9, .42) if big else (.7, .12)
            r = R - 2.3 - L / 2
            rbox(w, L, .1, w * .3, ink, (r * math.sin(a), r * math.cos(a), .34), 'z', rot=(0, 0, -6 * i), n=3)
        def hand(L, tail, w0, w1, ang, z, m):
            def b(): prism([(-w0 / 2, -tail), (w0 / 2, -tail), (w1 / 2, L), (0, L + w1), (-w1 / 2, L)], .14, m, (0, 0, 0), b=.04)
            group(b, (0, 0, z), (0, 0, -ang))
        hand(6.6, 1.6, .85, .6, 305, .75, ink); hand(9.8, 1.8, .66, .4, 50, 1.0, ink); hand(10.6, 2.8, .16, .1, 180, 1.22, red)
        cyl(.62, .5, ink, (0, 0, 1.1), b=.12, seg=40); cyl(.34, .5, red, (0, 0, 1.3), b=.1, seg=32)
        # back: movement and hanger
        rbox(5.6, 5.6, 1.6, .6, plastic('#1b1c1e'), (0, 0, -2.2), 'z', b=.15)
    group(clock, (0, 0, R), (82, 0, 0))
    return dict(front=(-24, 10), side=(38, 8), detail=(-20, 14, dict(at=(3, -2, 18), r=8.6)))


def pendant_lamp(v):
    out = brushed('m', axis='turn', rough=.2, scale=.2) if v == 'metal' else make(tint='p', rough=.42, coat=.1, coat_rough=.3)
    ins = make('#f3efe6', rough=.55) if v != 'metal' else make('#e8d3a2', rough=.5); brass = make('#d8b065', rough=.2, metal=1.0); cord = fabric('#2a2b2d', scale=8, kind='twill')
    prof = smooth_line([(2.2, 17.6), (3.2, 16.9), (5.6, 15.2), (9.6, 12.0), (13.4, 7.6), (15.8, 3.2), (16.6, 0.0)], 8)
    lathe([(0, 17.8), (1.9, 17.8, .2)] + prof, out, seg=160)
    lathe([(16.6, 0, ), (16.75, -.12), (16.55, -.25), (16.3, -.1)], out, seg=160)
    lathe([(max(0, r - .35), z - .25) for r, z in prof] , ins, seg=160)
    # lamp holder, cap, bulb, cord
    lathe([(0, 17.6), (2.3, 17.6, .2), (2.3, 18.4, .2), (1.5, 19.0, .2), (1.5, 21.6, .25), (.9, 22.3, .2), (.35, 22.6), (.35, 24), (0, 24)], brass, seg=64)
    lathe([(0, 9.5), (1.5, 9.6, .3), (1.6, 13.5, .3), (0, 13.6)], make('#e9e5dc', rough=.5), seg=48)
    ball(3.1, make('#fff6e2', rough=.3, emit='#ffedcb', emit_power=3.2), (0, 0, 6.6), seg=64)
    tube([(0, 0, 23.5), (0, 0, 34), (0, 0, 90)], .26, cord, smooth=False, fit=False)
    ball(.2, cord, (0, 0, 33))
    return dict(lift=.55, front=(-20, 4, dict(fill=.8)), side=(30, -6, dict(fill=.8)), detail=(10, 16, dict(at=(0, 0, 18), r=9.5)))


def picture_frame(v):
    W, H = 32, 42
    mat_ = make('#f7f5f0', rough=.8)
    wx = brushed('m', axis='x', rough=.3, scale=.12) if v == 'metal' else wood('ps', axis='x', scale=.22, rough=.4, coat=.2, contrast=.8)
    prof = [(0, 0), (0, 1.5), (.35, 2.1), (1.0, 2.25), (1.7, 1.75), (2.1, 1.35), (2.3, 1.3), (2.3, .2)]   # inwards, forwards
    def moulding(L, m, at, rz):
        # mitred ends: length shrinks with the inward distance
        r = [[(-L / 2 + a, -b, a) for a, b in prof], [(L / 2 - a, -b, a) for a, b in prof]]
        def f():
            n = len(prof)
            loft(r, m, closed=True, cap=True, angle=30, b=.06)
        group(f, at, rz)
    def frame():
        moulding(W, wx, (0, 0, 0), (0, 0, 0)); moulding(W, wx, (0, 0, H), (0, 180, 0))
        moulding(H, wx, (-W / 2, 0, H / 2), (0, 90, 0)); moulding(H, wx, (W / 2, 0, H / 2), (0, -90, 0))
        # mount with bevelled window, abstract print, glass, back board and strut
        a, b, c, d = W / 2 - 2.2, H / 2 - 2.2, 8.6, 13.4
        o = rbox(2 * a, .3, 2 * b, .05, mat_, (0, -.55, H / 2), 'y'); cut(o, rbox(2 * c, 2, 2 * d, .05, None, (0, -.55, H / 2), 'y'))
        box(2 * c + 1, .1, 2 * d + 1, make('#efe4d2', rough=.85), (0, -.36, H / 2))
        zc = H / 2
        def blob(pts, m, y): prism(smooth_line(pts, 10, True), .02, m, (0, y, zc), 'y')
        cyl(3.0, .02, make('#d9793f', rough=.85), (2.6, -.43, zc + 6.4), 'y', seg=80)
        blob([(-9, -14), (9, -14), (9, -4), (5, -1.2), (1, -4), (-3, .8), (-6, -1.6), (-9, -3.4)], make('#7f9a8c', rough=.85), -.44)
        blob([(-9, -14), (9, -14), (9, -8.6), (4, -6.4), (-1, -8.4), (-5, -5.2), (-9, -8)], make('#31555f', rough=.85), -.46)
        box(W - 2, .4, H - 2, make('#8a6a48', rough=.8), (0, .0, H / 2), b=.1)
        rbox(7, .3, 24, 1, make('#7a5c3e', rough=.8), (0, 3.4, 12.4), 'y', b=.1, rot=(-17, 0, 0))
    group(frame, (0, 0, 0), (-10, 0, 0))
    return dict(front=(-24, 10), side=(34, 8), detail=(-26, 16, dict(at=(-9, 4, 35), r=9.5)))


def table_lamp(v):
    base = ceramic(tint='p', rough=.25, coat_rough=.1); brass = make('#cfa65c', rough=.22, metal=1.0)
    def shade_x(n):
        c = n.coords((5, 5, 5)); s = n('SeparateXYZ', _Vector=c)
        h = n.math('ADD', n.noise(n.coords((1, 1, 16)), 2.0, 3), n.noise(n.coords((9, 9, 1)), 2.0, 3))
        return n.math('MULTIPLY', h, .10), n.bump(h, .25, .05), None
    shade = make(tint='s', rough=.85, spec=.15, emit='#ffe2b4', emit_power=.22, extra=shade_x); ins = make('#fff8ec', rough=.8, emit='#ffdca6', emit_power=.7)
    lathe([(0, 0), (5.4, 0, .15), (5.6, .7, .2), (4.8, 1.0, .2), (0, 1.0)], brass, seg=96)
    prof = smooth_line([(4.4, 1.0), (6.6, 3.6), (7.8, 7.6), (7.2, 12), (4.8, 15.8), (2.6, 18.2), (1.9, 20)], 8)
    lathe([(0, 1.0)] + prof + [(1.6, 20.2), (0, 20.2)], base, seg=128)
    lathe([(0, 20), (2.1, 20, .1), (2.1, 20.6, .2), (1.0, 21.2, .2), (.5, 21.6), (.5, 24), (1.3, 24.2, .1), (1.3, 27.2, .2), (0, 27.2)], brass, seg=64)
    # shade with rims, harp ring, bulb and finial
    lathe([(11.6, 22.4), (8.2, 38.0)], shade, seg=160); lathe([(11.45, 22.4), (8.05, 38.0)], ins, seg=160)
    for r, z in ((11.55, 22.4), (8.15, 38.0)): torus(r, .22, make(tint='s', rough=.7), (0, 0, z), seg=128, n=10)
    for i in range(3):
        a = TAU * i / 3 + .3; tube([(0, 0, 35.4), (8.0 * math.cos(a), 8.0 * math.sin(a), 37.4)], .16, brass, smooth=False)
    lathe([(0, 35), (.9, 35), (.9, 35.5), (.4, 35.8), (.5, 36.6, .3), (0, 37)], brass, seg=40)
    ball(2.6, make('#fff6e2', rough=.4, emit='#ffe8c2', emit_power=1.5), (0, 0, 30.6));
    # pull chain, cord with switch
    tube([(2.6, -3.4, 26), (2.6, -3.4, 21.2), (2.6, -3.4, 19.2)], .09, brass); ball(.4, brass, (2.6, -3.4, 19))
    tube([(4, 4, .4), (9, 7, .25), (14, 3, .25), (13, -4, .25), (17, -7, .25), (30, -3, .25)], .22, fabric('#cfc4b0', scale=9, kind='twill'), fit=False)
    return dict(front=(-20, 10), side=(34, 5), detail=(-24, 16, dict(at=(0, 0, 20), r=11)))


def candle_holder(v):
    m = tmetal(.18); wax = make('#f6f1e4', rough=.5, sss=.0); wick = make('#2a2522'); fl = glow('#ffd27a', 3.0)
    def holder(h):
        lathe([(0, 0), (4.6, 0, .3), (4.9, .5, .3), (3.0, 1.1, .6), (1.0, 1.9, .5), (.75, 3.2), (1.15, 3.9, .4), (.7, 4.6, .4), (.6, h * .5), (.75, h - 4), (1.3, h - 3.2, .4), (.75, h - 2.6, .3), (.9, h - 1.6), (2.6, h - .9, .4), (2.7, h - .4, .2), (1.6, h - .2), (1.5, h + 1.2, .1), (1.2, h + 1.2), (1.2, h)], m, seg=96)
        lathe([(0, h), (1.1, h), (1.1, h + 11.4, .25), (.5, h + 11.8, .1), (0, h + 11.5)], wax, seg=64); cyl(.08, 1.2, wick, (0, 0, h + 12), seg=12)
        lathe([(0, h + 12.0), (.42, h + 12.8, .2), (.28, h + 13.9, .4), (0, h + 15.0)], fl, seg=32)
    holder(17); group(lambda: holder(11.5), (10.5, -3.5, 0)); group(lambda: holder(7), (-.5, -11, 0))
    return dict(front=(-34, 12), side=(28, 12), detail=(-36, 20, dict(at=(5, -6, 8.5), r=9.5)))


def alarm_clock(v):
    m = make(tint='p', rough=.28, coat=.5); br = steel(.2, '#d5b36c'); face = make('#f7f4ec', rough=.5); ink = make('#1e1f21', rough=.5)
    def body():
        lathe([(0, -2.6), (5.6, -2.6, .5), (6.3, -1.8, .5), (6.3, 2.4, .3), (5.9, 2.9, .2), (5.5, 2.6)], m, seg=128); cyl(5.6, .2, face, (0, 0, 2.3)); torus(5.7, .28, br, (0, 0, 2.7))
        for i in range(60):
            a = TAU * i / 60; L = .7 if i % 5 == 0 else .3
            group(lambda: box(.22 if i % 5 == 0 else .09, L, .06, ink, (0, 4.9 - L / 2, 2.43)), (0, 0, 0), (0, 0, math.degrees(a)))
        for a, L, w in ((48, 2.7, .42), (-62, 4.0, .3)): group(lambda: prism([(-w, -.6), (w, -.6), (w * .5, L), (0, L + .4), (-w * .5, L)], .1, ink, (0, 0, 2.55)), (0, 0, 0), (0, 0, a))
        group(lambda: prism([(-.12, -.8), (.12, -.8), (.06, 2.2), (-.06, 2.2)], .08, make('#c43a2e'), (0, 0, 2.65)), (0, 0, 0), (0, 0, 160)); cyl(.34, .5, br, (0, 0, 2.6), b=.1, seg=32)
    group(body, (0, 0, 8.4), (90, 0, 0))
    for s in (-1, 1):
        def bell():
            cyl(.28, 2.6, br, (0, 0, -.6), seg=24); lathe([(2.7, 0), (2.75, .3, .1), (2.2, 1.7, .6), (0, 2.3)], br, seg=64); lathe([(2.6, .05), (2.0, 1.5, .6), (0, 2.1)], br, seg=64); ball(.3, br, (0, 0, 2.5), seg=24)
        group(bell, (s * 3.7, 0, 15.0), (0, 32 * s, 0))
        tube([(s * 3.2, 0, 3.2), (s * 4.6, 0, .5)], .42, br, smooth=False); ball(.62, br, (s * 4.7, 0, .55), seg=32)
    cyl(.2, 3, br, (0, 0, 15.6), seg=20); rbox(1.2, .8, 1.4, .3, br, (0, 0, 17.2), 'z', b=.15)
    tube([(-3.9, 0, 17.2), (-2.6, 0, 19.6), (0, 0, 20.4), (2.6, 0, 19.6), (3.9, 0, 17.2)], .22, br, n=10)
    return dict(front=(-20, 10), side=(32, 10), detail=(-22, 14, dict(at=(-1, -1, 14.5), r=6.5)))


def wall_mirror(v):
    fr = tmetal(.25); gl = make('#f2f4f5', metal=1.0, rough=.015, emit='#dfe8ee', emit_power=.34); streak = make('#f2f4f5', metal=1.0, rough=.02, emit='#e8eff3', emit_power=.47); dk = make('#4a3a2c', rough=.6)
    def mirror():
        cyl(29.2, .5, gl, (0, 0, .5), seg=160)
        # light from a window: two bands across the glass
        for a, w in ((-9.5, 9), (1.5, 3.4)):
            c = [(math.cos(math.radians(55)), math.sin(math.radians(55))), (-math.sin(math.radians(55)), math.cos(math.radians(55)))]
            e = [(a, 1), (a + w, 1), (a + w, -1), (a, -1)]; q = [(o * c[1][0] + k * (28.6 ** 2 - o * o) ** .5 * c[0][0], o * c[1][1] + k * (28.6 ** 2 - o * o) ** .5 * c[0][1]) for o, k in e]
            mesh([(x, y, .77) for x, y in q], [(0, 1, 2, 3)], streak)
        lathe([(28.8, -.6), (30.2, -.6, .2), (30.4, 1.4, .3), (29.4, 1.6, .2), (28.9, .8)], fr, seg=192, closed=True); cyl(29.5, .8, dk, (0, 0, -.4), seg=128)
        ribbon([(-14, 25.4, 1.0), (-8, 33, 1.2), (0, 38, 1.2), (8, 33, 1.2), (14, 25.4, 1.0)], 2.2, .35, make('#6b4327', rough=.6), (0, 0, 1))
        cyl(1.7, 1.4, fr, (0, 37.8, 1.2), b=.3); cyl(1.0, 3, fr, (0, 37.8, 2), b=.3)
    group(mirror, (0, 0, 30.8), (82, 0, 0))
    return dict(front=(-11, 7), side=(34, 10), detail=(-13, 10, dict(at=(-14, 0, 54), r=17)))


def floor_lamp(v):
    m = make(tint='p', rough=.35, coat=.2); sh = make('#f2ead9', rough=.9, extra=_linen, emit='#ffe3b5', emit_power=.28); br = tmetal(.22); bulb = glow('#fff0cf', 3)
    lathe([(0, 0), (14.6, 0, .4), (15, .7, .4), (14, 1.7, .5), (1.6, 2.4, .8), (1.0, 4), (0, 4)], m, seg=128)
    cyl(1.0, 112, m, (0, 0, 58)); lathe([(0, 0), (1.6, 0, .2), (1.6, 3, .3), (0, 3)], m, (0, 0, 111), seg=48)
    taper([(0, 0, 112), (0, 0, 128), (-10, 0, 141), (-24, 0, 143), (-31, 0, 137)], [.9, .9, .9], m)
    lathe([(12.0, 134.5), (17.5, 112.5)], sh, (-31, 0, 0), seg=128); lathe([(11.9, 134.4), (17.4, 112.6)], sh, (-31, 0, 0), seg=128)
    for r, z in ((12, 134.5), (17.5, 112.5)): torus(r, .28, make('#e8dcc4', rough=.8), (-31, 0, z))
    ball(3.2, bulb, (-31, 0, 122), seg=32); cyl(1.6, 5, m, (-31, 0, 129), b=.3); cyl(.3, 6, m, (-31, 0, 134));
    return dict(front=(-20, 8), side=(34, 8), detail=(-22, -4, dict(at=(-29, 0, 126), r=21)))


def _linen(n):
    c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
    a = n.noise(n.coords((.3, .3, 6)), 3.0, 3, .6); b = n.noise(n.coords((5, 5, .3)), 3.0, 3, .6)
    h = n.math('ADD', a, b)
    return n.math('MULTIPLY', h, .16), n.bump(h, .3, .06), None


def plant_pot(v):
    m = ceramic(tint='p', rough=.3, coat=.45, coat_rough=.1); soil = make('#2c2119', rough=.95, extra=_soil); w = wood(None, '#c9a06c', axis='z', scale=.12, coat=.15, contrast=.7); leaf = make('#3f7a46', rough=.38, coat=.2, coat_rough=.2, extra=_leaf); suc = make('#86a98d', rough=.55, sheen=.1, extra=_tip)
    def pot(R, H, n, z):
        P = smooth_line([(R * .74, 0), (R * .8, .35), (R * .9, H * .4), (R * .97, H * .75), (R, H * .93)], 8)
        rings = [[((r * (1 + (.018 if .4 < h < H * .92 else 0) * math.cos(n * a))) * math.cos(a), (r * (1 + (.018 if .4 < h < H * .92 else 0) * math.cos(n * a))) * math.sin(a), z + h) for a in (TAU * i / (n * 10) for i in range(n * 10))] for r, h in P]
        loft(rings, m, cap=False, angle=60)
        lathe([(R * .99, H * .92), (R * 1.03, H * .94, .15), (R * 1.03, H, .2), (R * .9, H, .25), (R * .88, H * .86)], m, (0, 0, z), seg=128); lathe([(0, H * .9), (R * .9, H * .87)], soil, (0, 0, z), seg=96)
    # large pot in a wooden stand
    pot(9.6, 17, 30, 7.4)
    for a in (0, 90):
        group(lambda: rbox(20, 1.7, 1.8, .4, w, (0, 0, 6.0), 'x', b=.2), (0, 0, .001 * a), (0, 0, a + 45))
    around(4, lambda i: rbox(1.9, 1.9, 17.5, .8, w, (0, 0, 8.75), 'z', b=.25), 11.0, start=45)
    import random
    rnd = random.Random(7)
    for i in range(13):
        a, r, L = TAU * i * .382, 1.0 + 4.8 * (i / 12) ** .7, 27 - 9 * (i / 12) + 3 * rnd.random()
        lean, tw, wd = .05 + .22 * (i / 12), rnd.uniform(-.5, .5), 2.5 - .5 * (i / 12)
        def f(u, t, L=L, lean=lean, tw=tw, wd=wd):
            s = (u - .5) * 2; ww = wd * (.55 + .75 * t) * (1 - t ** 3.2) if t < 1 else 0
            q = tw * t; y = .5 * s * s * (1 - t)
            x0, y0 = s * ww, y * 1.2
            return (x0 * math.cos(q) - y0 * math.sin(q), x0 * math.sin(q) + y0 * math.cos(q) - lean * L * t * t * 1.1, L * t * (1 - .1 * lean * t))
        group(lambda: solidify(surf(f, 12, 40, leaf), .22), (r * math.cos(a), r * math.sin(a), 22.0), (0, 0, math.degrees(a) + 90))
    # small pot with a rosette
    def small():
        pot(6.2, 9.5, 24, 1.0); lathe([(0, 0), (5.6, 0, .2), (6.4, .9, .3), (6.2, 1.2, .15), (5.4, .8), (0, .8)], m, seg=96)
        for k, (n, r, el, L) in enumerate(((9, 1.1, 8, 4.6), (8, 1.0, 26, 4.0), (7, .8, 44, 3.3), (5, .5, 62, 2.6), (3, .25, 78, 1.9))):
            for i in range(n):
                def f(u, t, L=L):
                    a = TAU * u; ww = L * .27 * math.sin(math.pi * min(1, t * .93 + .07)) ** .75 if t < 1 else 0
                    return (L * t, ww * math.cos(a), ww * .42 * math.sin(a) + .16 * L * t * t)
                group(lambda: surf(f, 20, 18, suc, wrapu=True), (0, 0, 9.6 + .35 * k), (0, -el, 360 / n * i + 23 * k))
    group(small, (17.5, -7.5, 0))
    return dict(front=(-22, 14), side=(28, 16), detail=(-14, 26, dict(at=(9, -5, 15), r=13)))


def _soil(n):
    h = n.noise(n.coords((3, 3, 3)), 1.5, 4, .7)
    return n.math('MULTIPLY', h, .5), n.bump(h, 1.0, .4), None


def _leaf(n):
    v = n.coords((.5, .5, 1.6))
    h = n.math('SINE', n.math('MULTIPLY_ADD', n.noise(v, .5, 3, .6), 5.0, n.math('MULTIPLY', n('SeparateXYZ', _Vector=n.coords((1, 1, 1))).outputs[2], 1.9)))
    x = n.math('ABSOLUTE', n('SeparateXYZ', _Vector=n('TexCoord').outputs['Generated']).outputs[0])
    col = n.mix(n.ramp(h, (.2, 0), (.8, 1)), (*lin('#2f6a3c'), 1), (*lin('#7da56a'), 1))
    return None, n.bump(h, .1, .1), None, col


def _tip(n):
    x = n('SeparateXYZ', _Vector=n.coords((1, 1, 1))).outputs[0]
    return None, None, None, n.mix(n.ramp(n.math('MULTIPLY', x, .24), (.55, 0), (1.0, 1)), (*lin('#7fa78b'), 1), (*lin('#c98b86'), 1))


def bauble_set(v):
    shiny = tmetal(.05); matt = tmetal(.38); glit = make(tint='m', rough=.3, extra=_glitter); cap = steel(.2, '#dcbc7c'); cord = fabric('#d9b878', scale=7, kind='twill', sheen=.3); line = make('#f3e7cb', rough=.4, sheen=.2, extra=_glitter)
    def bauble(R, mat, kind=0):
        if kind == 1:    # fluted
            n = 18
            surf(lambda u, t: ((R * (1 + .035 * math.cos(n * TAU * u) * math.sin(math.pi * t)) * math.sin(math.pi * t)) * math.cos(TAU * u), (R * (1 + .035 * math.cos(n * TAU * u) * math.sin(math.pi * t)) * math.sin(math.pi * t)) * math.sin(TAU * u), -R * math.cos(math.pi * t)), n * 10, 64, mat, wrapu=True)
        else: ball(R, mat, seg=96)
        if kind == 2:    # painted bands of glitter
            for t in (-.34, 0, .34):
                lathe([(R * math.cos(t + d) * 1.004, R * math.sin(t + d) * 1.004) for d in (-.07 + .02 * i for i in range(8))], line, seg=128)
            for t in (-.17, .17): around(22, lambda i: ball(.16, line, (0, 0, 0), seg=12), R * math.cos(t), R * math.sin(t))
        lathe([(.95, R - .42), (1.0, R - .3, .06), (.96, R + .75, .12), (.5, R + .95, .1), (0, R + .95)], cap, seg=64); o = rbox(.12, .2, .95, .05, cap, (.97, 0, R + .22), 'z', b=.03); ring(o, 26)
        torus(.42, .07, cap, (0, 0, R + 1.28), rot=(90, 0, 25), seg=40, n=10)
    def put(R, mat, kind, x, y, rot, hang):
        group(lambda: bauble(R, mat, kind), (x, y, R), rot)
        t = Euler(rad(rot)).to_matrix() @ Vector((0, 0, R + 1.6)) + Vector((x, y, R))
        for q in hang: tube([tuple(t)] + [(t.x + a, t.y + b, c) for a, b, c in q], .09, cord, n=10)
    put(4.2, shiny, 0, 0, 0, (-16, -24, 0), [[(-1.6, -.8, 4.6), (-2.6, -1.8, 1.0), (-3.4, -2.4, .1), (-5.2, -2.2, .1), (-6.6, -.8, .1), (-6.0, .8, .1)]])
    put(3.7, matt, 1, 8.0, 1.4, (20, 30, 0), [[(1.4, -1.0, 3.4), (2.0, -1.8, .7), (2.6, -2.2, .1), (3.8, -1.6, .1), (4.2, -.4, .1)]])
    put(3.3, glit, 0, 4.2, -6.4, (48, -8, 0), [[(.2, -1.0, 3.4), (.6, -1.9, .8), (1.0, -2.4, .1), (2.2, -3.2, .1), (3.4, -2.6, .1)]])
    put(3.5, matt, 2, -6.0, -5.2, (14, -30, 0), [[(-1.2, -.6, 3.6), (-1.9, -1.2, .8), (-2.3, -1.6, .1), (-2.2, -3.0, .1), (-1.0, -3.6, .1)]])
    put(3.0, shiny, 0, 11.6, -5.6, (40, 24, 0), [[(.7, -1.0, 2.8), (1.1, -1.6, .6), (1.5, -2.0, .1), (2.7, -2.4, .1)]])
    put(3.1, shiny, 1, 2.6, 7.4, (-10, 12, 0), [[(.6, .8, 4.4), (1.2, 1.6, 2.4)]])
    return dict(front=(-18, 24), side=(30, 20), detail=(-22, 26, dict(at=(-3.4, -3.4, 4.6), r=6.8)))


def _glitter(n):
    v = n('TexVoronoi', _Vector=n.coords((9, 9, 9)), _Scale=1.0)
    h = n('SeparateXYZ', _Vector=v.outputs['Color']).outputs[0]
    return None, n.bump(h, .7, .08), n.math('MULTIPLY_ADD', h, .4, .1)


def lantern(v):
    m = make(tint='m', rough=.42); gl = thinglass('#fbfdfc', .7, 1.0); wax = make('#f6eedb', rough=.5, emit='#ffdba6', emit_power=.22); wick = make('#2a2522'); fl = glow('#ffc862', 3.2); hole = make('#17140f', rough=.9)
    W, H = 15.5, 23
    # stepped base, four posts, frames, stepped roof with chimney and ring
    rbox(W + 2.4, W + 2.4, 1.0, .5, m, (0, 0, .9), 'z', b=.25); rbox(W + 1.0, W + 1.0, 1.3, .5, m, (0, 0, 2.0), 'z', b=.25)
    for x in (-1, 1):
        for y in (-1, 1): rbox(1.15, 1.15, H, .25, m, (x * W / 2, y * W / 2, 2.5 + H / 2), 'z', b=.15); ball(.75, m, (x * (W / 2 + .7), y * (W / 2 + .7), .55), sz=.8, seg=32)
    for s in range(4):
        def side():
            y = -W / 2
            for z in (3.2, 2.1 + H): rbox(W, .8, .9, .2, m, (0, y, z), 'y', b=.12)
            box(W - .8, .08, H - 1, gl, (0, y, 2.6 + H / 2))
            # upper cross bar with an arch under it
            pts = [(-W / 2 + .4, 0), (-W / 2 + .4, -4.2)] + [((W / 2 - 1.0) * -math.cos(a), -4.2 + 3.2 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))] + [(W / 2 - .4, -4.2), (W / 2 - .4, 0)]
            prism(pts, .3, m, (0, y - .1, 1.7 + H), 'y', b=.06)
        group(side, (0, 0, 0), (0, 0, 90 * s))
    # door on the front: inner frame, knob, hinges
    for x in (-W / 2 + 1.2, W / 2 - 1.2): rbox(.7, .6, H - 5.6, .15, m, (x, -W / 2 - .25, .4 + H / 2), 'z', b=.1)
    for z in (3.9, H - 3.6): rbox(W - 1.7, .6, .7, .15, m, (0, -W / 2 - .25, z), 'y', b=.1)
    lathe([(0, 1.1), (.42, 1.0, .15), (.45, .7, .15), (.2, .4), (.2, 0)], m, (W / 2 - 1.2, -W / 2 - .5, H / 2 + .5), rot=(90, 0, 0), seg=32)
    for z in (6.0, H - 6): cyl(.26, 1.8, m, (-W / 2 + .75, -W / 2 - .5, z), b=.06, seg=20)
    z = 2.5 + H
    q = lambda w, h, r=.4: [(x, y, z + h) for x, y in rrect(w, w, r, 5)]
    loft([q(W - 1, 0), q(W + 3.0, 0), q(W + 3.2, .25), q(W + 3.0, .8), q(W + 1.6, 1.0), q(11.5, 4.4), q(10.6, 4.9), q(7.2, 6.9), q(6.4, 7.0)], m, angle=25, b=.12)
    lathe([(0, 6.8), (2.8, 6.9, .2), (2.6, 8.6, .1), (3.4, 8.8, .2), (3.2, 9.4, .3), (1.4, 10.6, .5), (.8, 10.9, .2), (.75, 11.8, .3), (0, 12.0)], m, (0, 0, z), seg=64); around(10, lambda i: rbox(.14, .5, 1.1, .2, hole, (0, 0, 0), 'x'), 2.66, z + 7.7)
    torus(3.6, .3, m, (0, 0, z + 15.0), rot=(90, 0, 18), seg=96)
    # candle
    lathe([(0, 2.6), (3.4, 2.6, .2), (3.5, 3.2, .1), (3.2, 3.2), (0, 3.1)], m, seg=64); lathe([(0, 3.1), (2.8, 3.1), (2.8, 12.6, .5), (2.3, 12.9, .2), (1.6, 12.3, .4), (0, 12.1)], wax, seg=96); cyl(.1, 1.2, wick, (0, 0, 12.7), seg=12)
    lathe([(0, 12.7), (.42, 13.6, .3), (.34, 14.6, .4), (.12, 15.7, .2), (0, 16.2)], fl, seg=32)
    return dict(front=(-28, 12), side=(34, 12), detail=(-30, 24, dict(at=(0, -3, 27), r=11.5)))
