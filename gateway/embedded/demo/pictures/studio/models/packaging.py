from kit import *
from materials import *


def corrugated_box(v):
    c = card(tint='p')
    L, W, H, t = 38, 28, 24, .45
    # edges show the flutes: thin darker line
    def flute(n):
        x = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
        w = n.math('SINE', n.math('MULTIPLY', n.math('ADD', x.outputs[0], x.outputs[1]), 9.0))
        return n.ramp(w, (.3, .55), (.7, .1)), n.bump(w, .6, .1), None
    edge = make(tint='p', rough=.8, extra=flute)
    for s in (-1, 1):
        box(L, t, H, c, (0, s * W / 2, H / 2), b=.12); box(t, W, H, c, (s * L / 2, 0, H / 2), b=.12)
    box(L - .2, W - .2, .4, c, (0, 0, .2))
    # top: short flaps half up, long flaps opened outwards
    def flap(w, d, ang, at, rz):
        def b():
            rbox(w, d, t, .25, c, (0, -d / 2, 0), 'z', b=.1)
            box(w - .6, .1, t * .55, edge, (0, -d - .02, 0))
        before = set(bpy.data.objects); b()
        tr = Matrix.Translation(at) @ Matrix.Rotation(math.radians(rz), 4, 'Z') @ Matrix.Rotation(math.radians(ang), 4, 'X')
        for o in set(bpy.data.objects) - before: o.matrix_basis = tr @ o.matrix_basis
    flap(L - .4, 13.6, 28, (0, -W / 2, H), 0)
    flap(L - .4, 13.6, -38, (0, W / 2, H), 180)
    flap(W - .4, 13.6, -20, (L / 2, 0, H), 90)
    flap(W - .4, 13.6, 12, (-L / 2, 0, H), -90)
    # hand hole and a blank label
    for s in (-1, 1): rbox(.2, 8, 2.6, 1.25, make('#2a2019', rough=.9), (s * (L / 2 + .19), 0, H * .72), 'x')
    rbox(11, .08, 7.5, .3, make('#f7f6f3', rough=.4), (-8.5, -W / 2 - .26, 9), 'y')
    for i, w in enumerate((.5, .2, .35, .2, .6, .25, .4, .2, .3, .55)): box(w, .05, 2.6, make('#26282b', rough=.5), (-12.6 + .85 * i, -W / 2 - .31, 7.5))
    for i in range(3): box(6.5 - i * 1.4, .05, .35, make('#9a9da1', rough=.5), (-9.6 - i * .7, -W / 2 - .31, 11.6 - i * .9))
    return dict(front=(-34, 24), side=(38, 18), detail=(-38, 26, dict(at=(-9, -12, 17), r=14)))


def glass_jar(v):
    gl = thinglass('#f6fbf9', 1.0, .98); lid = tmetal(.24); seal = make('#efece4', rough=.6)
    def jar(R=4.4, H=10.5, fill=None, open_=False):
        o = [(0, .55), (R - 1.2, .4, .4), (R - .8, 0, .3), (R, .5, .6), (R, H - 2.2, 1.2), (R - .85, H - .9, .3), (R - .85, H + .8, .15)]
        o = fillet(o, n=6); lathe(o, gl, seg=128)
        inn = [(max(0, r - .35), z + .45) for r, z in o]
        lathe(inn[:-2] + [(R - 1.15, H + .6)], thinglass('#fbfdfc', .6, .985), seg=128)
        torus(R - .98, .14, make('#e8f1ee', rough=.05, spec=.9, coat=1), (0, 0, H + .85), seg=96, n=10) if open_ else None
        torus(R - .78, .13, make('#dfe9e6', rough=.08, spec=.8), (0, 0, H - .75), seg=96, n=10)
    def cap():
        lathe([(4.0, 0, .08), (4.22, 0, .1), (4.26, .35, .1), (4.1, .5, .06), (4.12, 1.55, .35), (3.8, 1.75, .15), (3.5, 1.62, .1), (2.6, 1.66), (0, 1.7)], lid, seg=128)
        lathe([(0, .9), (3.9, .9), (3.95, .1)], seal, seg=96)
        rib = rbox(.12, .2, .8, .05, lid, (4.13, 0, .98), 'z', b=.03); ring(rib, 72)
    def beans(R, H, seed, cols, r0):
        import random
        q = random.Random(seed); pts = []
        z = r0
        while z < H:
            n = int(R / r0 * 2.2)
            for i in range(n * 3):
                a = q.uniform(0, TAU); rr = (R - r0 - .1) * math.sqrt(q.uniform(.3 if z < H - 2 * r0 else 0, 1))
                p = (rr * math.cos(a), rr * math.sin(a), z + q.uniform(0, r0 * .8))
                if all((p[0] - o[0]) ** 2 + (p[1] - o[1]) ** 2 + (p[2] - o[2]) ** 2 > (1.55 * r0) ** 2 for o in pts): pts.append(p)
            z += r0 * .75
        src = [ball(r0, c, (0, 0, 0), sz=.8, seg=20) for c in cols]
        for p in pts:
            s = q.choice(src); o = s.copy(); bpy.context.scene.collection.objects.link(o)
            o.location = p; o.rotation_euler = (q.uniform(0, 3), q.uniform(0, 3), 0)
        for s in src: bpy.data.objects.remove(s)
    group(lambda: (jar(), group(cap, (0, 0, 9.9))))
    def second():
        jar(4.4, 7.5, open_=False); group(cap, (0, 0, 6.9)); beans(3.7, 5.4, 3, [make('#a9713f', rough=.35, coat=.3), make('#8d5a2f', rough=.35, coat=.3), make('#b98350', rough=.35, coat=.3)], .62)
    group(second, (8.6, -3.6, 0))
    group(cap, (-1.6, -7.4, 0), (0, 0, 0))
    return dict(front=(-18, 18), side=(34, 12), detail=(-20, 20, dict(at=(1, -1, 9.5), r=6.2)))


def pump_bottle(v):
    body = make(tint='p', rough=.3, coat=.35, coat_rough=.1, sss=0); pump = gloss(tint='p', rough=.25); col = make('#cfd1d4', rough=.16, metal=1.0); lab = make('#ffffff', rough=.6)
    lathe([(0, .2), (2.6, .2), (2.8, 0, .1), (3.3, 0, .35), (3.6, .7, .5), (3.6, 12.4, 1.4), (2.6, 14.6, .9), (1.75, 15.0, .2), (1.7, 15.6)], body, seg=128)
    # collar, stem, pump head with nozzle
    lathe([(1.6, 15.2), (1.95, 15.3, .1), (1.95, 17.2, .2), (1.5, 17.4, .1), (.9, 17.45)], col, seg=96)
    lathe([(0, 17), (1.05, 17.3, .1), (1.05, 18.5, .2), (.5, 18.7), (.5, 19.6), (0, 19.6)], pump, seg=64)
    lathe([(0, 19.2), (1.3, 19.2, .25), (1.35, 20.4, .4), (1.0, 20.75, .2), (0, 20.8)], pump, seg=64)
    sec = []
    P = smooth_line([(0, -.4, 20.1), (0, -1.8, 20.15), (0, -3.4, 20.1), (0, -4.4, 19.7), (0, -4.75, 19.1)], 8)
    for i, p in enumerate(P):
        a, b = Vector(P[max(0, i - 1)]), Vector(P[min(len(P) - 1, i + 1)]); d = (b - a).normalized(); up = Vector((1, 0, 0)).cross(d); k = i / (len(P) - 1)
        w, t = 1.5 - .75 * k, 1.05 - .38 * k
        sec.append([tuple(Vector(p) + Vector((x, 0, 0)) + up * y) for x, y in rrect(w, t, .3, 5)])
    loft(sec, pump, angle=60)
    # blank wrap label with fine lines instead of words
    def f(u, w, r=3.62, z0=4.0, h=6.2, a=1.7): return (r * math.sin((u - .5) * a - .25), -r * math.cos((u - .5) * a - .25), z0 + h * w)
    surf(lambda u, w: f(u, w), 48, 2, lab)
    ink = make('#8f9499', rough=.6)
    for z, a, h in ((8.8, .5, .2), (8.2, .8, .1), (7.8, .66, .1), (5.2, .9, .07), (4.9, .8, .07), (4.6, .86, .07)): surf(lambda u, w, z=z, a=a, h=h: f(u, w, 3.635, z, h, a), 24, 1, ink)
    # a smaller one without label beside it
    def small(): lathe([(0, .2), (2.0, .2), (2.2, 0, .1), (2.6, 0, .3), (2.85, .6, .4), (2.85, 7.2, 1.1), (2.1, 8.7, .7), (1.5, 9.0, .15), (1.45, 9.4)], body, seg=96); lathe([(0, 9.2), (1.75, 9.2, .1), (1.75, 12.2, .35), (1.4, 12.4, .2), (0, 12.4)], pump, seg=64); lathe([(1.4, 9.0), (1.8, 9.05, .06), (1.8, 9.5, .06), (1.4, 9.6)], col, seg=64)
    group(small, (6.6, -2.2, 0))
    return dict(front=(-24, 12), side=(34, 10), detail=(-28, 20, dict(at=(0, -1.2, 17.5), r=4.8)))


def paper_bag(v):
    m = card(tint='p'); rope = fabric('#e9dfc9' if v else '#b58a5c', scale=20, kind='twill')
    def bag(W, D, H):
        n = 24
        def side(pts): mesh([p for p in pts], [(0, 1, 2, 3)], m, recalc=False)
        for s in (-1, 1):
            # front and back, with the fold over the rim; the gussets lean in
            o = box(W, .12, H, m, (0, s * D / 2, H / 2), b=.03); box(W, .16, 3.4, m, (0, s * (D / 2 - .06), H - 1.7), b=.03)
            for t in (-1, 1):
                mesh([(s * W / 2, t * D / 2, 0), (s * W / 2, t * D / 2, H), (s * (W / 2 - 1.6), 0, H), (s * (W / 2 - .2), 0, 0)], [(0, 1, 2, 3)], m)
            tube([(-4.4, s * (D / 2 - .3), H - 3), (-4.4, s * (D / 2 - .2), H + 3), (-2.6, s * (D / 2 + .4), H + 7.2), (2.6, s * (D / 2 + .4), H + 7.2), (4.4, s * (D / 2 - .2), H + 3), (4.4, s * (D / 2 - .3), H - 3)], .32, rope, n=10)
        box(W - .2, D - .2, .2, m, (0, 0, .1)); box(W + .02, .02, .06, make('#8d6a45' , rough=.9), (0, -D / 2 - .065, 4.2))
    group(lambda: bag(24, 11, 31), (0, 0, 0), (0, 0, 0))
    group(lambda: bag(17, 8, 22), (-17, -11, 0), (0, 0, 14))
    return dict(front=(-30, 14), side=(36, 12), detail=(-28, 26, dict(at=(0, -4, 31), r=9)))


def gift_box(v):
    m = grained(tint='p', rough=.5, scale=6, strength=.08); rib = make(tint='s', rough=.3, sheen=.4, spec=.6)
    def bow(z):
        for a in (0, 180):
            def loop():
                ribbon([(0, 0, 0), (2.6, .5, 2.4), (5.6, .4, 2.8), (6.6, 0, 1.2), (4.6, -.4, .3), (0, 0, .1)], 2.3, .12, rib)
            group(loop, (0, 0, z), (0, 0, a + 28))
            group(lambda: ribbon([(0, 0, .3), (3, 0, .9), (6, 0, .3), (8.6, 0, .5)], 2.2, .1, rib), (0, 0, z), (0, 0, a - 22))
        superbox(1.9, 2.4, 1.7, rib, 3.0, (0, 0, z + .8))
    def one(W, H, D):
        rbox(W, D, H, .4, m, (0, 0, H / 2), 'z', b=.15); rbox(W + .7, D + .7, H * .28, .4, m, (0, 0, H * .87), 'z', b=.15)
        box(2.4, D + .84, H * 1.012 + .06, rib, (0, 0, H * .508), b=.05); box(W + .84, 2.4, H * 1.012 + .06, rib, (0, 0, H * .508), b=.05)
        bow(H * 1.01)
    one(20, 13, 20)
    group(lambda: one(20, 13, 20), (-15.5, -9, 0), (0, 0, 20), .55)
    return dict(front=(-30, 24), side=(36, 18), detail=(-26, 34, dict(at=(0, 0, 14), r=9)))


def spray_bottle(v):
    m = plastic(tint='p', rough=.3); w = plastic('#f1f2f3', rough=.35); lab = make('#fbfbfa', rough=.5); acc = make(tint='s', rough=.5); ink = make('#9aa0a6', rough=.6)
    P = [(4.2, 2.7, 0), (4.55, 2.95, .35), (4.6, 3.0, .9), (4.6, 3.0, 5), (4.6, 3.0, 10.4), (4.45, 2.92, 12.2), (3.5, 2.45, 15), (1.95, 1.85, 17.4), (1.5, 1.5, 18.6), (1.5, 1.5, 19.6)]
    out = lambda a, d, z: [(x, y, z) for x, y in rrect(a * 2, d * 2, min(a, d) * .92, 12)]
    loft([out(*q) for q in P[:5]] + [out(*q) for q in smooth_line(P[4:], 8)[1:]], m, angle=60)
    # label on the straight part: a band of colour, lines in place of words
    def strip(z0, z1, mm, e, cut=0): loft([out(4.6 + e, 3.0 + e, z) for z in (z0, z1)], mm, cap=False)
    strip(1.9, 10.2, lab, .02); strip(2.1, 3.3, acc, .03); strip(9.6, 9.95, acc, .03)
    for x, z, a, h in ((0, 7.9, 3.4, .75), (0, 6.7, 4.2, .16), (0, 6.2, 3.6, .16), (0, 4.6, 3.0, .12), (0, 4.3, 2.6, .12)): rbox(a, .05, h, .06, acc if h > .5 else ink, (x, -3.03, z), 'y', n=3)
    # trigger head
    lathe([(1.5, 19), (1.75, 19, .1), (1.75, 21.2, .2), (1.3, 21.5)], w, seg=48)
    around(28, lambda i: box(.18, .2, 1.9, w, (0, 0, 20.1), b=.05), 1.75)
    prism(fillet([(-3.6, 22.2, .4), (-3.4, 24.6, .8), (2.4, 25.4, 1.4), (3.4, 23.6, .8), (2.2, 21.4, .4), (-1.4, 21.4, .5)], True), 2.0, m, (0, 0, 0), 'y', b=.35)
    prism(fillet([(-3.0, 22.3, .2), (-2.2, 22.3, .2), (-1.8, 20.5, .8), (-2.6, 17.8, .8), (-3.3, 17.5, .3), (-2.8, 19.6, .8)], True), 1.5, w, (0, 0, 0), 'y', b=.25)
    cyl(.75, 1.5, w, (-4.1, 0, 23.6), 'x', b=.15); rbox(.7, 1.7, 1.7, .3, w, (-4.7, 0, 23.6), 'x', b=.1)
    return dict(front=(-20, 12), side=(34, 12), detail=(-30, 16, dict(at=(-1, 0, 21.5), r=5.5)))


def cosmetic_jar(v):
    # glossy jar under a lid of metal
    body = gloss(tint='p', rough=.1, coat=.9); lid = brushed('m', axis='turn', rough=.2, scale=.5); edge = tmetal(.1); neck = plastic('#f7f6f3', rough=.3, coat=.3); cream = make('#fdf8ee', rough=.25, coat=.4, coat_rough=.15)
    def jar(open_):
        lathe([(0, .02), (3.1, .02, .15), (3.3, 0, .1), (3.62, .3, .3), (3.7, 1.0), (3.7, 3.75, .4), (3.3, 4.3, .25), (2.9, 4.4)], body, seg=128); lathe([(3.66, .78), (3.74, .82, .03), (3.74, 1.1, .03), (3.68, 1.14)], edge, seg=128)
        lathe([(2.95, 4.2), (2.95, 4.45), (2.82, 4.5, .05), (2.82, 5.15, .1), (2.6, 5.2, .06), (2.55, 5.05), (2.55, 3.6), (0, 3.6)], neck, seg=96)
        if open_:
            for i in range(2): tube([(2.86 * math.cos(t), 2.86 * math.sin(t), 4.62 + .22 * i + .2 * t / TAU) for t in (TAU * j / 60 for j in range(58))], .06, neck, smooth=False)
            # cream with a swirl that ends in a peak
            surf(lambda u, w: (2.54 * u * math.cos(TAU * w), 2.54 * u * math.sin(TAU * w), 4.75 + .75 * math.exp(-(u / .17) ** 2) + .2 * math.sin(TAU * (w + 2.4 * u)) * min(1, u * 5) * (1 - u ** 6) - .1 * u), 60, 128, cream, wrapv=True)
        else: cap((0, 0, 4.3))
    def cap(at):
        def b():
            lathe([(3.4, 0), (3.66, 0, .06), (3.7, .1, .05), (3.7, 2.25, .3), (3.3, 2.6, .2), (3.05, 2.6, .05), (3.0, 2.52, .05), (0, 2.52)], lid, seg=128); lathe([(3.69, .3), (3.73, .34, .03), (3.73, .5, .03), (3.69, .54)], edge, seg=128); lathe([(3.0, 2.5), (3.15, 2.64, .05), (3.3, 2.62, .05), (3.32, 2.55)], edge, seg=128); lathe([(0, .9), (3.3, .9), (3.4, .05)], neck, seg=96)
        group(b, at)
    jar(False)
    group(lambda: jar(True), (-5.6, -5.6, 0))
    group(lambda: cap((0, 0, 0)), (3.5, -6.6, 3.72), (90, 0, 26))
    return dict(front=(-20, 22), side=(-62, 18), detail=(-24, 32, dict(at=(-4.9, -5.2, 3.6), r=4.6)))


def cosmetic_tube(v):
    m = plastic(tint='p', rough=.28, coat=.3); cap = plastic(tint='s', rough=.3); lab = make(tint='s', rough=.4)
    def tubee():
        n = 64
        rings = []
        for k in range(25):
            t = k / 24
            z = 3.4 + 13 * t; w = 2.3 + .85 * t; d = max(.09, 2.3 * (1 - t ** 1.7))
            rings.append([(w * math.cos(TAU * i / n), d * math.sin(TAU * i / n), z) for i in range(n)])
        rings.append([(3.18 * math.cos(TAU * i / n), .09 * math.sin(TAU * i / n), 18) for i in range(n)])
        loft(rings, m, angle=60)
        lathe([(1.4, 2.6), (2.3, 3.1, .2), (2.3, 3.45)], m, seg=64)
        lathe([(0, 0), (2.0, 0, .25), (2.1, .3), (2.2, 3.0, .15), (0, 3.1)], cap, seg=64); around(48, lambda i: box(.1, .13, 2.2, cap, (0, 0, 1.6)), 2.13)
        for i in range(9): box(6.2, .2, .05, m, (0, 0, 16.9 + .1 * i))
        def bar(a, z0, z1):
            def f(u, q):
                z = z0 + (z1 - z0) * q; t = (z - 3.4) / 13; b = -a + 2 * a * u
                return ((2.3 + .85 * t) * 1.004 * math.sin(b), -(2.3 * (1 - t ** 1.7) + .012) * math.cos(b), z)
            surf(f, 24, 4, lab)
        for b in ((.30, 11.4, 12.3), (.46, 10.55, 10.7), (.38, 10.1, 10.22), (.16, 13.2, 13.3), (.5, 5.6, 5.68), (.5, 5.3, 5.38), (.42, 5.0, 5.08)): bar(*b)
    tubee()
    group(tubee, (-6.4, -3, 0), (0, 0, 16), .78)
    group(tubee, (1.2, -9, 2.25), (-90, 0, 62))
    return dict(front=(-20, 16), side=(30, 16), detail=(-18, 20, dict(at=(-2, -2, 4), r=6)))


def wine_bottle(v):
    m = make(tint='p', rough=.06, coat=1.0, coat_rough=.02, spec=.7); foil = make(tint='s', rough=.3, metal=.6); lab = make('#f4efe2', rough=.7); ink = make('#3a3128', rough=.7); gold = make('#c9a45c', metal=1.0, rough=.3)
    def bottle():
        lathe([(0, 0), (3.6, 0, .5), (3.75, .6, .3), (3.75, 18.5, 2.6), (1.5, 23.2, 1.6), (1.4, 29.2), (1.65, 29.3, .1), (1.65, 30, .1), (1.35, 30.1), (1.35, 30.6, .1), (0, 30.6)], m, seg=96)
        lathe([(1.56, 24.2), (1.58, 24.2, .02), (1.5, 29.0), (1.72, 29.2, .1), (1.72, 30.1, .1), (1.45, 30.3), (1.45, 30.8, .1), (0, 30.8)], foil, seg=64)
        def part(a0, a1, z0, z1, mm, r): surf(lambda u, w: (r * math.sin(a0 + (a1 - a0) * u), -r * math.cos(a0 + (a1 - a0) * u), z0 + (z1 - z0) * w), 32, 1, mm)
        part(-1.15, 1.15, 4.4, 13.6, lab, 3.78); part(-1.15, 1.15, 12.7, 12.85, gold, 3.79); part(-1.15, 1.15, 5.1, 5.25, gold, 3.79)
        part(-.55, .55, 9.6, 10.5, ink, 3.79); part(-.35, .35, 8.4, 8.7, ink, 3.79); part(-.45, .45, 7.6, 7.85, ink, 3.79); part(-.16, .16, 11.2, 12.2, gold, 3.79)
    group(bottle, (0, 0, 0), (0, 0, -20)); group(bottle, (8.4, 4, 0), (0, 0, 10))
    return dict(front=(-24, 10), side=(30, 10), detail=(-24, 14, dict(at=(1, -2, 11), r=7.5)))


def dropper_bottle(v):
    gcol, lcol = {'brown': ('#c58b3c', '#b8761f'), 'blue': ('#4f86d6', '#3f74c8')}.get(v, ('#c58b3c', '#b8761f'))
    gl = thinglass(gcol, 1.0, .97); thick = make({'brown': '#5a2c0b', 'blue': '#12305f'}.get(v, '#5a2c0b'), rough=.06, coat=1.0, coat_rough=.02); rub = rubber('#17181a', rough=.5); gold = steel(.2, '#d9b676'); lab = make('#f6f3ec', rough=.65); ink = make('#6f675c', rough=.6); clear = thinglass('#f6fbfa', 1.0, .97)
    def body(R, H, label=True):
        s = R / 1.9
        o = fillet([(0, .25 * s), (R - .7 * s, .2 * s, .2), (R - .4 * s, 0, .15), (R, .12 * s, .35 * s), (R, H, 1.2 * s), (.95 * s, H + 1.15 * s, .25 * s), (.95 * s, H + 1.9 * s)], n=6)
        lathe(o, gl, seg=128); torus(R - .5 * s, .14 * s, thick, (0, 0, .14 * s), seg=96, n=10)
        # liquid: a surface inside, filled to four fifths
        lathe([(max(0, r - .12 * s), z + .12 * s) for r, z in o if z < H * .78] + [(R - .12 * s, H * .78), (0, H * .78)], thinglass(lcol, .25, .96), seg=96)
        if label:
            def f(u, w, z0, h, a, r=R + .012): return (r * math.sin((u - .5) * a), -r * math.cos((u - .5) * a), z0 + h * w)
            surf(lambda u, w: f(u, w, H * .16, H * .56, 3.6), 64, 2, lab)
            for z, h, a in ((.6, .035, .9), (.52, .02, 1.3), (.3, .014, 1.5), (.26, .014, 1.2), (.22, .014, 1.4)): surf(lambda u, w: f(u, w, H * z, H * h, a, R + .02), 24, 1, ink)
            surf(lambda u, w: f(u, w, H * .67, .05, 3.6, R + .02), 48, 1, gold); surf(lambda u, w: f(u, w, H * .19, .05, 3.6, R + .02), 48, 1, gold)
    def dropper(s, L, tip=True):
        lathe([(.98, 0, .03), (1.32, 0, .06), (1.34, 1.35, .06), (1.2, 1.5, .08), (.6, 1.55)], gold, seg=96)
        lathe([(0, 1.45), (.98, 1.45, .06), (1.0, 1.7, .1), (.8, 1.85, .1), (.78, 2.3, .3), (.86, 3.6, .5), (.62, 4.5, .4), (0, 4.75)], rub, seg=64)
        if tip:
            lathe([(.36, .2), (.36, -L + 1.1, .4), (.16, -L + .35, .2), (.16, -L)], clear, seg=48); lathe([(.3, -L + 2.6), (.3, -L + 1.15, .3), (.1, -L + .4)], thinglass('#e9c988', .4, .97), seg=48); lathe([(0, 0), (.7, 0), (.7, .3)], make('#eeeeec', rough=.4), seg=48)
    def bottle(R, H):
        s = R / 1.9; body(R, H); group(lambda: dropper(s, (H - .5) / s), (0, 0, H + .75 * s), (0, 0, 0), s)
    group(lambda: bottle(1.9, 5.6)); group(lambda: bottle(1.45, 3.9), (4.0, -1.2, 0))
    # an open one behind and its dropper lying in front
    group(lambda: dropper(1, 6.0), (.6, -4.1, 1.34), (0, -90, 14))
    return dict(front=(-20, 16), side=(30, 12), detail=(-22, 14, dict(at=(.4, -.6, 7.0), r=3.2)))


def perfume_bottle(v):
    gl = glass('#fbfdfd', ior=1.48); liquid = glass('#f6d9bf', ior=.92); m = tmetal(.12); st = steel(.2, '#d9dbde')
    def bottle(cap):
        rbox(6.2, 3.4, 7.6, .55, gl, (0, 0, 3.8), 'z', b=.3, seg=5)
        rbox(5.0, 2.2, 5.7, .5, liquid, (0, 0, 3.85), 'z', b=.25, seg=4)
        lathe([(0, 7.4), (1.25, 7.5, .05), (1.3, 7.7, .08), (1.3, 8.1, .08), (1.0, 8.2, .05), (1.0, 8.35), (0, 8.35)], m, seg=96)
        cyl(.1, 5.4, make('#eef2f2', rough=.2), (.1, 0, 4.3), seg=16)
        if cap: rbox(3.3, 2.7, 3.4, .3, m, (0, 0, 10.1), 'z', b=.18, seg=4); rbox(3.32, 2.72, .08, .3, make('#1a1b1d', rough=.4), (0, 0, 8.95), 'z')
        else:
            lathe([(0, 8.3), (.72, 8.3, .05), (.72, 9.2, .05), (.5, 9.3), (.5, 9.5), (.78, 9.5, .06), (.8, 10.4, .15), (0, 10.5)], m, seg=64); cyl(.13, .08, make('#0f1011'), (0, -.8, 10.0), 'y', seg=20); cyl(.24, .06, st, (0, -.78, 10.0), 'y', seg=24)
        # a blank metal plate on the front
        rbox(2.3, .06, 1.1, .12, m, (0, -1.74, 4.4), 'y', b=.02)
    group(lambda: bottle(True), (0, 0, 0), (0, 0, 0)); group(lambda: bottle(False), (7.6, -2.4, 0), (0, 0, -16))
    group(lambda: rbox(3.3, 2.7, 3.4, .3, m, (0, 0, 1.7), 'z', b=.18, seg=4), (2.9, -5.6, 0), (0, 0, 24))
    return dict(front=(-20, 14), side=(28, 12), detail=(-24, 18, dict(at=(1.6, -.6, 8.0), r=4.6)))


def lipstick_tube(v):
    m = gloss(tint='p', rough=.14); gold = steel(.16, '#dfbd7e'); wax = make('#b3202f', rough=.28, coat=.35, coat_rough=.15, sss=.0); inner = steel(.2, '#cfd2d5'); felt = make('#101113', rough=.8)
    R = 1.0
    def base(up):
        lathe([(0, 0), (R - .06, 0, .08), (R, .1, .06), (R, 2.9, .08), (R - .05, 2.96), (0, 2.96)], m, seg=128); lathe([(R - .03, 2.92), (R + .03, 2.95, .03), (R + .03, 3.16, .03), (R - .12, 3.2)], gold, seg=128)
        lathe([(0, 3.1), (R - .14, 3.1), (R - .14, 4.4, .05), (R - .2, 4.45), (R - .26, 4.4), (R - .26, 4.1), (0, 4.1)], gold, seg=128)
        if up:
            lathe([(0, 4.1), (R - .28, 4.1), (R - .28, 5.3, .03), (R - .33, 5.34), (R - .36, 5.3)], inner, seg=128)
            # slanted bullet: a rounded cylinder cut by a plane
            n = 72; r = R - .37
            rings = []
            z1 = lambda x: 7.75 - .95 * (x + r)            # height of the slant over x
            for j in range(9): rings.append([(r * math.cos(TAU * i / n), r * math.sin(TAU * i / n), 5.2 + (z1(r * math.cos(TAU * i / n)) - .16 - 5.2) * j / 8) for i in range(n)])
            for j in range(1, 11):
                s = [.985, .95, .9, .8, .66, .5, .36, .22, .1, .01][j - 1]; h = [.07, .125, .16, .19, .215, .235, .25, .258, .262, .263][j - 1]
                rings.append([(r * s * math.cos(TAU * i / n), r * s * math.sin(TAU * i / n), z1(r * s * math.cos(TAU * i / n)) - .16 + h) for i in range(n)])
            loft(rings, wax, angle=70)
    def cap(): lathe([(R - .1, 0), (R, .02, .03), (R, 4.5, .12), (R - .25, 4.62, .05), (0, 4.64)], m, seg=128); lathe([(R - .1, 0), (R - .1, 3)], felt, seg=64); lathe([(R + .005, .12), (R + .025, .14), (R + .025, .34), (R + .005, .36)], gold, seg=128)
    base(True)
    group(lambda: (base(False), group(cap, (0, 0, 3.2))), (3.1, .9, 0))
    group(cap, (.9, -2.9, R + .02), (0, 90, -24))
    return dict(front=(-20, 16), side=(32, 12), detail=(-24, 20, dict(at=(.2, 0, 5.9), r=2.5)))


def paper_tube(v):
    smooth = grained(tint='p', rough=.62, scale=7, strength=.05); inside = make('#cfae84', rough=.85); kraft = make('#b58a5b', rough=.85); lab = make('#f7f5f0', rough=.6); ink = make('#4a4640', rough=.6)
    def wall(R, H, z=0):
        lathe([(R - .22, z + .02), (R, z, .05), (R, z + H, .05), (R - .22, z + H, .03)], smooth, seg=128); lathe([(R - .22, z), (R - .22, z + H)], inside, seg=128); lathe([(R - .22, z + H - .015), (R - .03, z + H + .005)], kraft, seg=128)
    def bottom(R): cyl(R - .24, .3, smooth, (0, 0, .25), seg=96)
    def label(R, z, h, a=1.5):
        def f(u, w, z0, hh, aa, r): return (r * math.sin((u - .5) * aa), -r * math.cos((u - .5) * aa), z0 + hh * w)
        surf(lambda u, w: f(u, w, z, h, a, R + .02), 48, 2, lab)
        for q, hh, aa in ((.72, .06, .5), (.6, .03, .8), (.3, .02, .9), (.24, .02, .7), (.18, .02, .8)): surf(lambda u, w: f(u, w, z + h * q, h * hh, a * aa, R + .03), 24, 1, ink)
    def closed(R, H, lid): wall(R, H - lid - .06); wall(R, lid, H - lid); cyl(R - .02, .2, smooth, (0, 0, H - .12), b=.06, seg=128); lathe([(R - .1, H - lid - .2), (R - .1, H - lid + .2)], inside, seg=96); label(R, (H - lid) * .22, (H - lid) * .56)
    closed(3.6, 17, 4.2)
    def opened():
        wall(3.0, 8.2); bottom(3.0); wall(2.76, 1.5, 7.6); label(3.0, 1.9, 4.2)
    group(opened, (6.9, -3.0, 0), (0, 0, 10))
    def lid(): wall(3.0, 3.0); cyl(2.98, .2, smooth, (0, 0, .1), b=.06, seg=128)
    # its lid in front, upside down
    group(lid, (1.6, -7.6, 0))
    group(lambda: closed(2.2, 10.5, 2.8), (-5.9, -3.8, 0), (0, 0, -14))
    return dict(front=(-14, 20), side=(30, 16), detail=(-12, 26, dict(at=(4.2, -2.4, 7.6), r=5.6)))
