from kit import *
from materials import *


def ceramic_mug(v):
    g = ceramic(tint='p'); foot = make('#e9e2d6', rough=.7)
    lathe([(0, .3), (2.6, .3, .1), (2.75, 0, .15), (3.15, 0, .15), (3.55, .35, .35), (4.0, 1.0, .6), (4.05, 9.3), (4.05, 9.6, .22), (3.65, 9.6, .22), (3.62, 9.3),
           (3.6, 1.2, .8), (2.8, .75, .4), (0, .7)], g, seg=128)
    lathe([(2.7, .02), (2.78, -.02, .05), (3.1, -.02, .05), (3.16, .02)], foot)
    # handle: oval section along a D-shaped path
    path = smooth_line([(3.7, 8.1), (5.0, 8.35), (6.4, 7.7), (6.95, 6.0), (6.6, 4.1), (5.4, 2.6), (3.75, 2.0)], 10)
    rings = []
    for i, (x, z) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        d = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        nx, nz = -d.y, d.x
        k = i / (len(path) - 1)
        flare = 1 + .35 * (abs(2 * k - 1) ** 6)
        w, t = .78 * flare, .42 * flare
        rings.append([(x + nx * t * math.cos(q), w * math.sin(q), z + nz * t * math.cos(q)) for q in (TAU * j / 24 for j in range(24))])
    loft(rings, g)
    return dict(front=(-28, 22), side=(35, 12), detail=(-10, 38, dict(at=(1.2, 0, 7.2), r=4.4)))


def vacuum_flask(v):
    body = grained(tint='p', rough=.45, scale=9, strength=.08, dist=.02, coat=.15, coat_rough=.3) if v == 'paint' else brushed('m', axis='turn', rough=.27, scale=.5)
    st = brushed(axis='turn', rough=.24, scale=.6); dark = grained('#1e2022', rough=.5, scale=10); sil = rubber('#2a2c2e')
    lathe([(0, .12), (2.6, .12), (2.8, 0, .1), (3.45, 0, .2), (3.75, .5, .3), (3.75, 1.2)], st, seg=128)
    lathe([(3.72, 1.2), (3.82, 1.3, .06), (3.82, 18.2, .9), (3.05, 20.6, .9), (2.75, 21.4, .25), (2.75, 22.2)], body, seg=128)
    lathe([(2.72, 22.0), (2.86, 22.1, .05), (2.86, 22.7, .05), (2.72, 22.8)], st)
    # lid: ribbed grip and a steel inlay on top
    lathe([(2.6, 22.75), (3.05, 22.8, .12), (3.05, 26.3, .35), (2.6, 26.6, .15), (2.5, 26.45, .05), (0, 26.45)], dark, seg=128)
    rib = rbox(.22, .3, 2.5, .1, dark, (3.03, 0, 24.5), 'z', b=.06); ring(rib, 48)
    lathe([(0, 26.62), (2.2, 26.58, .1), (2.45, 26.45)], st)
    # carry loop
    for s in (-1, 1): cyl(.42, .5, st, (s * 3.15, 0, 25.4), 'x', b=.1, seg=32)
    path = [(-3.3, 0, 25.3), (-3.5, 0, 26.6), (-2.6, 0, 28.5), (0, 0, 29.3), (2.6, 0, 28.5), (3.5, 0, 26.6), (3.3, 0, 25.3)]
    p = smooth_line(path, 10)
    rings = []
    for i, (x, y, z) in enumerate(p):
        a, b = p[max(0, i - 1)], p[min(len(p) - 1, i + 1)]
        d = Vector((b[0] - a[0], 0, b[2] - a[2])).normalized(); nx, nz = -d.z, d.x
        rings.append([(x + nx * t, w, z + nz * t) for t, w in rrect(.42, 1.1, .2, 4)])
    loft(rings, sil, angle=50)
    return dict(front=(-22, 14), side=(55, 8), detail=(-20, 24, dict(at=(0, 0, 25), r=5.2)))


def saucepan(v):
    body = gloss(tint='p', rough=.16) if v == 'paint' else brushed('m', axis='turn', rough=.22, scale=.3)
    st = brushed(axis='turn', rough=.2, scale=.3); handle_m = plastic('#1b1c1e', rough=.38) if v == 'paint' else brushed(axis='x', rough=.25, scale=.25); dark = plastic('#1a1b1d', rough=.35)
    lathe([(0, .1), (8.6, .1), (8.9, 0, .15), (9.1, .5, .3), (9.45, 1.1, .8), (9.5, 10.6), (9.95, 11.25, .25), (9.9, 11.5, .1), (9.6, 11.4)], body, seg=128)
    lathe([(9.65, 11.42), (9.3, 10.7, .2), (9.25, 1.8, 1.0), (0, 1.4)], make('#a4a7aa', rough=.5, metal=.35), seg=128)
    lathe([(8.7, .15), (8.75, -.12, .05), (8.2, -.12), (0, -.1)], steel(.4))
    # lid: steel rim, domed glass, knob, steam hole
    z = 11.5
    lathe([(9.85, z - .1, .08), (9.95, z + .15, .1), (9.6, z + .42, .1), (9.1, z + .5, .08), (9.1, z + .28, .05), (9.5, z - .1, .08)], chrome(), closed=True, seg=128)
    dome = [(9.15, z + .42), (7.6, z + 1.15), (5.5, z + 1.85), (3, z + 2.35), (0, z + 2.55)]
    lathe(smooth_line(dome, 8), thinglass('#eef6f3', alpha=.9), seg=128)
    lathe([(0, z + 2.5), (1.5, z + 2.5, .1), (1.5, z + 2.75, .1), (.7, z + 3.1, .3), (.75, z + 3.9, .3), (1.9, z + 4.5, .4), (2.0, z + 5.1, .4), (1.2, z + 5.45, .3), (0, z + 5.5)], dark, seg=64)
    lathe([(0, z + 5.52), (.9, z + 5.5, .05), (.95, z + 5.4)], st, seg=48)
    lathe([(.28, z + 1.75), (.55, z + 1.9, .06), (.55, z + 1.7)], chrome(), (4.2, -4.2, .15), seg=32)
    # long handle with a hanging hole
    sec = []
    P = smooth_line([(9.3, 8.6), (11.5, 9.0), (15, 10.0), (20, 10.9), (25, 11.2), (28.5, 11.0)], 8)
    for i, (x, h) in enumerate(P):
        k = i / (len(P) - 1)
        w = 1.7 + .45 * math.sin(k * math.pi * .9) if k > .12 else 2.5 - 6 * k
        if k > .93: w *= math.sqrt(max(.05, 1 - ((k - .93) / .075) ** 2))
        t = .55 + .35 * min(1, k * 3)
        sec.append([(x, a, h + b) for a, b in rrect(2 * w, 2 * t, t * .9, 5)])
    h = loft(sec, handle_m, angle=50)
    cut(h, rbox(3.2, 1.3, 5, .64, None, (25.6, 0, 11), 'z'))
    lathe([(0, 0), (2.6, 0, .2), (2.6, .4, .2), (0, .4)], steel(.25), (9.45, 0, 8.6), rot=(0, 90, 0), sx=1.2, sy=.9)
    for y in (-1.4, 1.4): lathe([(0, .3), (.3, .25, .1), (.42, 0)], steel(.2), (9.9, y, 8.6), rot=(0, 90, 0), seg=24)
    # helper loop on the far side
    tube([(-9.4, -2.6, 8.8), (-11.2, -2.5, 9.2), (-12, 0, 9.4), (-11.2, 2.5, 9.2), (-9.4, 2.6, 8.8)], .5, steel(.18) if v != 'paint' else handle_m)
    return dict(front=(-22, 24), side=(-58, 16), detail=(-14, 30, dict(at=(2, 0, 12), r=8.5)))


def storage_box(v):
    pl = plastic(tint='p', rough=.4, sss=0); lidm = plastic(tint='p', rough=.36); clip = plastic(tint='s', rough=.38)
    L, W, H = 40, 29, 23
    n = 10
    def r(z, k, rad): return [(x, y, z) for x, y in rrect(L * k, W * k, rad, n)]
    loft([r(.0, .85, 3), r(.1, .87, 3.2), r(.6, .885, 3.4), r(H * .93, .965, 3.8), r(H * .935, .985, 4), r(H, .99, 4)], pl, angle=30, b=.12)
    # ribs on the sides
    for s in (-1, 1):
        for i in range(5): rbox(1.0, .8, 13.5, .4, pl, (-12 + 6 * i, s * (W * .463), 10.5), 'y', b=.25, rot=(s * -2.8, 0, 0))
        rbox(L * .76, .8, 1.0, .4, pl, (0, s * (W * .478), 18.8), 'y', b=.25)
    # lid with raised field and finger edge
    loft([r(H - .2, 1.0, 4.3), r(H - .1, 1.02, 4.5), r(H + 1.3, 1.02, 4.5), r(H + 1.7, 1.005, 4.3), r(H + 1.75, .97, 4), r(H + 1.2, .93, 3.6), r(H + 1.2, .80, 3), r(H + 2.0, .78, 2.8), r(H + 2.1, .76, 2.6)], lidm, angle=30, b=.1)
    for s in (-1, 1):
        for d in (-1, 1): rbox(L * .3, W * .02 + .9, .5, .3, lidm, (d * L * .17, s * W * .28, H + 2.2), 'z', b=.15)
        # snap clips with grip
        rbox(1.6, 8.4, 6.2, 1.1, clip, (s * (L * .51), 0, H - 1.6), 'x', b=.4); rbox(2.1, 6.4, 1.2, .5, clip, (s * (L * .513), 0, H - 3.8), 'x', b=.3); cyl(.5, 8.6, clip, (s * (L * .517), 0, H + 1.4), 'y', b=.15)
        rbox(2.6, 12, 2.2, .7, pl, (s * L * .47, 0, H * .62), 'x', b=.4)
    for x in (-1, 1):
        for y in (-1, 1): cyl(1.2, .7, rubber('#6d7175'), (x * L * .34, y * W * .33, -.1), b=.15)
    return dict(front=(-32, 24), side=(40, 14), detail=(52, 24, dict(at=(17, -4, 20), r=10)))


def cutting_board(v):
    L, W, T = 44, 28, 2.4
    strips = 7
    k = W / strips
    def build():
        o = []
        for i in range(strips):
            m = wood('ps', axis='x', scale=.13, rough=.45, coat=.08, offset=3.1 * i + .7, contrast=.75)
            y = -W / 2 + k * (i + .5)
            if i in (0, strips - 1):
                s = -1 if i == 0 else 1
                pts = fillet([(-L / 2, -k / 2 * 1, 0 if s > 0 else 2.4), (L / 2, -k / 2, 0 if s > 0 else 2.4), (L / 2, k / 2, 2.4 if s > 0 else 0), (-L / 2, k / 2, 2.4 if s > 0 else 0)], True)
                p = prism(pts, T, m, (0, y, 0), b=.22)
            else:
                p = box(L, k, T, m, (0, y, 0), b=.07)
            o.append(p)
        # juice groove and grip hole
        g = .9
        groove = tube([(x, y, T / 2 + .15) for x, y in rrect(L - 5, W - 5, 1.6, 6)], .55, None, closed=True, smooth=False)
        hole = rbox(2.2, 8, 6, 1.1, None, (-L / 2 + 5.4, 0, 0), 'z')
        import bpy as b_
        dg = b_.context.evaluated_depsgraph_get(); b_.context.view_layer.update()
        me = b_.data.meshes.new_from_object(groove.evaluated_get(dg)); gm = b_.data.objects.new('g', me); b_.context.scene.collection.objects.link(gm); gm.parent = groove.parent; gm.matrix_basis = groove.matrix_basis.copy()
        b_.data.objects.remove(groove)
        for p in o: cut(p, gm, hole)
        rubber_m = rubber('#3a3d40')
        for x in (-1, 1):
            for y in (-1, 1): cyl(.9, .5, rubber_m, (x * (L / 2 - 3), y * (W / 2 - 3), -T / 2 - .1), b=.1)
    group(build, (0, 0, 13.4), (62, 0, 0))
    return dict(front=(-26, 16), side=(36, 14), detail=(-24, 34, dict(at=(-14, -1, 14), r=9)))


def dinner_plate(v):
    g = ceramic(tint='p', rough=.14); rim = ceramic(tint='s', rough=.16)
    def plate():
        lathe([(0, .45), (7.6, .45), (7.8, 0, .12), (8.3, 0, .12), (8.7, .5, .3), (10.4, 1.15, .6), (13.3, 1.85, .12), (13.42, 2.06, .12), (13.2, 2.2, .1), (10.2, 1.62, .8), (8.9, .95, .8), (7.4, .78, .6), (0, .74)], g, seg=160)
        lathe([(13.3, 1.88), (13.46, 2.05, .1), (13.2, 2.24, .08), (12.95, 2.16)], rim, seg=160)
    for i in range(3): group(plate, (0.15 * (i - 1), .1 * i, 1.32 * i))
    group(plate, (3.2, 10.2, 13.9), (77, 0, -8))
    return dict(front=(-14, 24), side=(28, 16), detail=(-20, 26, dict(at=(-6, -6, 4), r=8)))


def frying_pan(v):
    m = gloss(tint='p', rough=.2); coat = make('#222427', rough=.42, spec=.5, extra=_fleck); grip = rubber('#1a1b1d', rough=.45); st = brushed(axis='x', rough=.25)
    lathe([(0, 0), (10.2, 0, .8), (13.6, 4.7), (13.9, 4.8, .05)], m, seg=128); lathe([(13.85, 4.8), (13.7, 4.95, .1), (13.35, 4.8, .1), (9.9, .6, .8), (0, .55)], coat, seg=128)
    sweep([(12.6, 0, 3.7), (15, 0, 5.2), (19, 0, 6.6)], rrect(2.2, .9, .4, 5), st)
    sweep([(16.5, 0, 5.9), (20, 0, 7.0), (26, 0, 8.4), (31, 0, 9.0), (33.6, 0, 8.9)], lambda t: rrect(2.5 + .7 * math.sin(t * math.pi) - .3 * t, 1.5 + .4 * t, .72, 6), grip)
    torus(.75, .18, st, (32.0, 0, 9.75), rot=(0, -4, 0), seg=40); cyl(.72, .3, make('#050505'), (32.0, 0, 9.7), seg=32)
    for y in (-1.0, 1.0): ball(.5, st, (12.35, y * 1.4, 3.5), seg=24)
    return dict(front=(-34, 30), side=(34, 26), detail=(-30, 36, dict(at=(8, -2, 4), r=9)))


def _fleck(n):
    h = n.noise(n.coords((9, 9, 9)), 2.0, 2)
    return n.math('MULTIPLY', n.ramp(h, (.62, 0.0), (.68, 1.0)), -.9), None, None


def teapot(v):
    m = ceramic(tint='p'); dk = make('#2a2624', rough=.8); raw = make('#d9c9b0', rough=.8); tea = make('#8a4a1c', rough=.08, coat=.6)
    lathe([(3.0, .1), (3.1, 0, .05), (3.9, 0, .05), (4.0, .1)], raw, seg=96)
    lathe([(0, .1), (4.0, .1, .1)] + smooth_line([(4.05, .2), (4.7, .75), (7.3, 2.9), (8.2, 5.6), (7.6, 8.4), (5.9, 10.3), (4.75, 11.0)], 10) + [(4.75, 11.25, .1), (4.45, 11.3)], m, seg=160)
    # lid with a seat, a ring and a knob
    lathe([(4.2, 11.0), (4.4, 11.28, .1), (4.95, 11.32, .08), (5.0, 11.5, .1)] + smooth_line([(4.7, 11.68), (3.6, 12.3), (2.1, 12.85), (1.05, 13.1)], 8) + [(.78, 13.35, .15), (.72, 13.7, .15)] + smooth_line([(.8, 13.85), (1.3, 14.35), (1.38, 14.9), (1.0, 15.45), (.4, 15.7), (0, 15.74)], 8), m, seg=160)
    torus(3.1, .07, m, (0, 0, 12.5), seg=96, n=10)
    # spout: wide where it leaves the belly, its mouth cut level and open
    taper([(-6.0, 0, 3.6), (-8.6, 0, 4.6), (-10.6, 0, 7.4), (-11.9, 0, 10.0), (-13.3, 0, 11.6)], [2.9, 2.0, 1.32, 1.05, 1.12], m, k=48, n=12)
    group(lambda: (torus(1.0, .13, m, seg=64), lathe([(0, -.12), (.96, -.1)], dk, seg=48)), (-13.36, 0, 11.66), (0, -42, 0))
    taper([(6.3, 0, 9.4), (8.2, 0, 10.6), (10.8, 0, 10.4), (12.5, 0, 8.2), (12.2, 0, 5.2), (10.4, 0, 3.4), (7.2, 0, 3.3)], [1.15, .78, .72, .8, .72, .74, 1.05], m, k=48, n=12)
    # two cups, one with tea
    def cup(full):
        lathe([(1.7, .05), (1.75, 0, .03), (2.1, 0, .03), (2.15, .3)] + smooth_line([(2.2, .4), (3.2, 1.5), (3.85, 3.4), (4.1, 5.4)], 10) + [(4.02, 5.52, .05), (3.9, 5.45)] + smooth_line([(3.86, 5.2), (3.6, 3.4), (2.9, 1.7), (1.6, .8)], 10) + [(0, .7)], m, seg=128)
        if full: lathe([(0, 4.3), (3.72, 4.3)], tea, seg=96)
    group(lambda: cup(True), (-9.2, -8.6, 0)); group(lambda: cup(False), (-.4, -12.4, 0))
    return dict(front=(-22, 22), side=(30, 20), detail=(-34, 26, dict(at=(-3.5, -1, 10.8), r=7.8)))


def sports_bottle(v):
    m = plastic(tint='p', rough=.3); dk = plastic('#1f2124', rough=.4); w = plastic('#f0f1f2', rough=.4)
    lathe([(0, 0), (3.3, 0, .5), (3.6, .6, .3), (3.6, 8.6, .8), (3.1, 10, .8), (3.1, 12.4, .8), (3.6, 13.8, .8), (3.6, 17.2, 1.0), (2.7, 18.8, .5), (2.6, 19.4)], m, seg=96)
    for z in (10.6, 11.2, 11.8): torus(3.1, .12, m, (0, 0, z), seg=96, n=8)
    lathe([(2.6, 18.9), (3.05, 18.9, .1), (3.05, 20.8, .3), (1.7, 21.6, .4), (1.35, 21.8), (0, 21.8)], dk, seg=96); around(36, lambda i: box(.2, .26, 1.5, dk, (0, 0, 19.9), b=.08), 3.05)
    lathe([(1.2, 21.6), (1.25, 22.6, .2), (.95, 23.0, .1), (.9, 23.6), (1.15, 23.8, .15), (1.1, 24.6, .3), (0, 24.6)], w, seg=64)
    ribbon([(2.6, 0, 20.6), (4.4, 0, 21.6), (4.9, 0, 19.6), (4.0, 0, 17.4), (3.4, 0, 16.6)], 1.3, .35, dk)
    for i in range(5): box(.9 if i % 2 else 1.5, .06, .14, w, (-.9 if i % 2 else -.6, -3.58, 1.8 + 1.3 * i))
    return dict(front=(-24, 12), side=(40, 12), detail=(-30, 22, dict(at=(.4, 0, 20.5), r=5.5)))


def chef_knife(v):
    st = brushed(axis='x', rough=.24, scale=.6, k_rough=.1); pol = chrome('#dfe2e4'); m = make(tint='p', rough=.35, coat=.2) if not v else wood('ps', axis='x', scale=.3)
    def knife(L, W):
        top = [(0, W * .48), (L * .62, W * .47), (L * .86, W * .36), (L, W * .08)]; belly = [(L, W * .08), (L * .9, -W * .2), (L * .7, -W * .42), (L * .4, -W * .52), (0, -W * .54)]
        prism([(x, y) for x, y in smooth_line(top, 6)[:-1] + smooth_line(belly, 6)], .22, st, (0, 0, .9), 'z', b=.05)
        rbox(2.2, 2.3, 1.5, .5, pol, (-1.0, .25, .9), 'z', b=.4)
        h = [(-2.0, 1.3, .3), (-6, 1.15, 2), (-10.6, 1.35, 1), (-12.6, 1.1, .9), (-12.9, -1.3, .8), (-11.4, -1.7, .6), (-9.2, -1.1, 2), (-5.4, -1.15, 2), (-2.0, -1.0, .3)]
        prism(fillet(h, True), 1.7, m, (0, .1, .9), 'z', b=.5)
        prism(fillet([(x * 1.004, y * 1.02) for x, y, *_ in h], True), .24, pol, (0, .1, .9))
        for x in (-4, -7.2, -10.4): cyl(.32, 1.76, pol, (x, .15, .9), seg=24)
    group(lambda: knife(20, 4.6), (0, 3, 0), (0, 0, 40)); group(lambda: knife(10, 2.4), (3.4, -3.4, 0), (0, 0, 40), .85)
    return dict(front=(-4, 56), side=(22, 44), detail=(-6, 46, dict(at=(-3, .5, 1), r=6)))


def laundry_basket(v):
    m = plastic(tint='p', rough=.45); b = plastic(tint='s', rough=.45)
    H, n = 38, 15
    lo, hi = rrect(38, 26, 7, n), rrect(46, 33, 9, n)
    at = lambda t: [(a[0] * (1 - t) + c[0] * t, a[1] * (1 - t) + c[1] * t) for a, c in zip(lo, hi)]
    def shell(z0, z1, t):
        return loft([[(x * f, y * f, z) for x, y in at(z / H)] for z, f in ((z0, 1), (z1, 1), (z1, 1 - t / 20), (z0, 1 - t / 20))], m, cap=False, loop=True, b=.12)
    shell(0, 7, .6); shell(16.5, 18.5, .6); top = shell(28, H, .6); loft([[(x, y, z) for x, y in rrect(37.6, 25.6, 6.8, n)] for z in (.1, .7)], m)
    loft([[(x * f, y * f, z) for x, y in hi] for z, f in ((H - 1.6, 1.0), (H - 1.6, 1.045), (H + .2, 1.045), (H + .2, .975))], m, cap=False, loop=True, b=.25)
    def ribs(P, m):
        q = [Vector(p) for p in P]; L = [0]
        for i in range(len(q)): L.append(L[-1] + (q[(i + 1) % len(q)] - q[i]).length)
        k = 54
        for j in range(k):
            s = L[-1] * j / k; i = max(x for x in range(len(q)) if L[x] <= s); f = (s - L[i]) / max(1e-6, L[i + 1] - L[i])
            yield i, f
    for i, f in ribs(lo, m):
        g = lambda t: Vector(at(t)[i]) * (1 - f) + Vector(at(t)[(i + 1) % len(lo)]) * f
        d = Vector(at(.5)[(i + 1) % len(lo)]) - Vector(at(.5)[i])
        sweep([(*(g(5 / H) * .99), 5), (*(g(30 / H) * .985), 30)], rrect(1.5, .5, .2, 3), m, (d.x, d.y, 0), 0)
    hole = rbox(10.4, 60, 2.7, 1.3, None, (0, 0, 33.4), 'y')
    for s in (-1, 1):
        cut(rbox(14, 1.3, 5.2, 2.4, b, (0, s * 16.1, 33.4), 'y', b=.35), hole)
    cut(top, hole)
    return dict(front=(-32, 24), side=(38, 18), detail=(-26, 26, dict(at=(0, -12, 32), r=13)))


def cutlery_set(v):
    m = tmetal(.1); edge = tmetal(.26)
    def handle(w=1.0, L=13.6, root=(0, 0, .95)):
        # slender at the neck, widening to a rounded end that touches the table
        def sect(t):
            e = max(0, (t - .93) / .07); k = .62 + 1.15 * t ** 1.7
            return rrect(k * w * math.sqrt(max(.02, 1 - e * e)) + .02, (.42 - .08 * t) * (1 - .35 * e), .17, 6)
        sweep([root, (-2.6, 0, 1.18), (-6.5, 0, 1.0), (-10.5, 0, .5), (-L, 0, .24)], sect, m, n=12)
    def fork():
        handle()
        sweep([(-.5, 0, .96), (.8, 0, .74), (2.0, 0, .56), (3.1, 0, .52)], lambda t: rrect(.66 + 1.74 * (t * t * (3 - 2 * t)), .34 - .06 * t, .14, 5), m, n=10)
        for i in range(4):
            y = -.92 + .613 * i
            sweep([(2.7, y, .51), (4.2, y * 1.0, .55), (5.8, y * .98, .82), (7.2, y * .94, 1.3)], lambda t: rrect(.5 * (1 - .62 * t), .27 - .08 * t, .12, 4), m, n=10)
    def knife():
        handle(root=(-.9, 0, 1.05))
        sweep([(-1.3, 0, 1.08), (-.4, 0, .9), (.4, 0, .78)], lambda t: rrect(.66 + .5 * t, .5 - .14 * t, .16, 5), m, n=8)
        o = smooth_line([(0, .52), (2.5, .62), (5.4, .66), (8.2, .42), (9.1, .05)], 8) + smooth_line([(8.9, -.3), (7.6, -.72), (5.0, -.92), (2.2, -.8), (.4, -.56)], 8)
        prism(o, .24, m, (0, 0, .78), b=.08, seg=4)
        # ground edge, with a fine saw near the tip
        prism([(x, min(y, -.4)) for x, y in smooth_line([(1.6, -.42), (4.2, -.46), (7.4, -.42)], 6)] + [(x, y) for x, y in smooth_line([(7.5, -.72), (5.0, -.9), (2.2, -.78)], 6)], .26, edge, (0, 0, .78), b=.02)
    def spoon(k=1.0):
        handle()
        lathe([(0, -.02), (1.2, .06), (2.2, .38), (2.85, .92), (3.0, 1.22, .04), (2.92, 1.25, .03), (2.7, .95), (2.1, .5), (1.15, .2), (0, .12)], m, (2.75, 0, .02), seg=96, sx=1.02, sy=.69, n=6); sweep([(-.9, 0, 1.0), (-.3, 0, .98), (.06, 0, .96)], lambda t: rrect(.64 + .5 * t, .38 - .1 * t, .14, 4), m, n=6)
    for i, f in enumerate((fork, knife, spoon)): group(f, (-.2 * i, 5.2 - 4.1 * i, 0), (0, 0, 2 - 2 * i))
    group(spoon, (-2.6, -7.4, 0), (0, 0, -4), .74)
    return dict(front=(-56, 44, dict(fill=.9)), side=(-30, 50, dict(fill=.9)), detail=(-64, 34, dict(at=(3, .6, .8), r=6)))


def rolling_pin(v):
    m = wood('ps', axis='x', scale=.11, contrast=.55)
    def pin():
        lathe([(0, -13), (2.7, -13, .5), (2.85, -12.4, .3), (2.85, 12.4, .3), (2.7, 13, .5), (0, 13)], m, axis='x', seg=96)
        for s in (-1, 1):
            cyl(.7, 1.2, steel(.3), (s * 13.4, 0, 0), 'x', seg=32)
            lathe([(0, 0), (1.0, 0, .3), (1.25, .8, .4), (1.05, 1.8, .5), (1.55, 4.6, 1.2), (1.25, 7.6, .8), (.7, 8.3, .5), (0, 8.4)], m, (s * 13.8, 0, 0), rot=(0, 90 * s, 0), seg=64)
    group(pin, (0, 3, 2.85), (0, 0, 18)); group(pin, (3, -3.6, 2.0), (0, 0, 18), .7)
    return dict(front=(-20, 30), side=(34, 22), detail=(-34, 26, dict(at=(-12, 0, 3), r=8)))


def soup_bowl(v):
    m = ceramic(tint='p'); rim = ceramic('#f4f1ea')
    def bowl():
        lathe([(0, .3), (3.0, .3), (3.1, 0, .1), (3.5, 0, .1), (3.6, .8, .2)] + smooth_line([(3.6, .8), (6.2, 2.4), (7.9, 5.2), (8.5, 7.8)], 8) + [(8.35, 8.0, .1)], m, seg=128)
        lathe([(8.35, 7.98), (8.15, 7.9, .1)] + smooth_line([(8.1, 7.7), (7.5, 5.2), (5.8, 2.7), (3.2, 1.3), (0, 1.1)], 8), rim, seg=128)
    bowl(); group(bowl, (0, 0, 2.5)); group(bowl, (0, 0, 5.0))
    group(bowl, (-13, -11, 0))
    return dict(front=(-26, 24), side=(30, 20), detail=(-24, 34, dict(at=(-5, -5, 9), r=9)))


def french_press(v):
    m = tmetal(.16); gl = thinglass('#f4faf8', .9); coffee = make('#1c0d06', rough=.1, coat=.6); crema = make('#7a4a24', rough=.6); dk = plastic('#191a1c', rough=.35)
    R, Z = 4.7, 1.5
    lathe([(0, Z + .1), (R - .5, Z + .1, .3), (R, Z + .7, .3), (R, 17.6), (R + .12, 18.0)], gl, seg=128)
    lathe([(0, Z + .3), (R - .6, Z + .3, .3), (R - .18, Z + .8, .2), (R - .18, 11.4)], coffee, seg=128); lathe([(R - .18, 11.4), (R - .18, 12.0), (0, 12.02)], crema, seg=96)
    # frame: ring at foot and shoulder, four straps that end in curled feet
    lathe([(R + .1, 2.6, .05), (R + .28, 2.6, .05), (R + .28, 3.5, .05), (R + .1, 3.5, .05)], m, closed=True, seg=128); lathe([(R + .1, 15.2, .05), (R + .28, 15.2, .05), (R + .28, 16.1, .05), (R + .1, 16.1, .05)], m, closed=True, seg=128)
    lathe([(0, Z - .25), (R - .4, Z - .25, .1), (R - .3, Z + .05, .1), (0, Z + .05)], m, seg=96)
    def strap(i):
        ribbon([(R - .8, 0, Z - .1), (R + .1, 0, Z + .2), (R + .34, 0, Z + 1.1), (R + .34, 0, 9), (R + .34, 0, 16.1)], 1.15, .2, m); ribbon([(R - 1.6, 0, Z - .1), (R - .2, 0, Z - .4), (R + .5, 0, .5), (R + .9, 0, .12), (R + 1.3, 0, .3)], 1.15, .26, m)
        for z in (3.05, 15.65): ball(.17, m, (R + .46, 0, z), seg=20)
    around(4, strap, start=45)
    # handle on the right
    sweep([(R + .3, 0, 15.7), (R + 2.2, 0, 16.2), (R + 4.0, 0, 15.2), (R + 4.3, 0, 12), (R + 4.0, 0, 7.2), (R + 2.6, 0, 4.2), (R + .3, 0, 3.1)], lambda t: rrect(1.5 + .5 * math.sin(t * math.pi), 1.15, .5, 6), dk)
    for z in (15.65, 3.05): rbox(.5, 1.7, 1.3, .3, m, (R + .42, 0, z), 'x', b=.1)
    # spout lip, lid, rod and knob, plunger plate
    lathe([(R - .3, 17.3), (R + .3, 17.4, .1), (R + .45, 17.55, .1), (R + .42, 18.0, .12), (R + .1, 18.2)] + smooth_line([(R + .05, 18.25), (4.2, 19.15), (3.1, 19.95), (1.8, 20.5), (.9, 20.72)], 8) + [(0, 20.75)], m, seg=128, angle=50); lathe([(R - .2, 16.4), (R - .2, 17.5), (R - .5, 17.5)], m, seg=96)
    cyl(.24, 13.2, steel(.15), (0, 0, 19), seg=24); lathe([(0, 23.5), (.5, 23.5, .1)] + smooth_line([(.5, 23.7), (.62, 24.1), (1.35, 24.7), (1.65, 25.3), (1.4, 25.9), (.7, 26.25), (0, 26.3)], 8), dk, seg=64, angle=60); lathe([(.24, 20.6), (.7, 20.65, .1), (.6, 21.1, .15), (.24, 21.2)], m, seg=40)
    lathe([(0, 12.3), (R - .3, 12.3, .1), (R - .25, 12.7, .1), (0, 12.75)], steel(.25), seg=96); torus(R - .3, .13, steel(.3), (0, 0, 12.5), seg=128, n=8)
    return dict(front=(-24, 14), side=(34, 12), detail=(-26, 20, dict(at=(1, 0, 18), r=7)))


def casserole_pot(v):
    m = gloss(tint='p', rough=.14, coat=.7); ins = make('#efe9dc', rough=.25, coat=.5); st = brushed(axis='turn', rough=.2, scale=.4); rim = make('#232427', rough=.45)
    R = 12.4
    lathe([(0, .15), (9.8, .1, .3), (10.2, 0, .1), (10.8, .1, .3), (11.8, 1.4, 1.2), (12.2, 5, 2), (R, 10.6), (R + .25, 11.0, .2), (R + .2, 11.4, .1)], m, seg=160); lathe([(R + .2, 11.38), (R, 11.55, .08), (R - .5, 11.5, .1), (R - .7, 11.0)], rim, seg=160); lathe([(R - .6, 11.3), (R - .7, 5, 2), (10.6, 1.2, .8), (0, 1.0)], ins, seg=96)
    # lid: stepped rim, rings, steel knob
    z = 11.55
    lathe([(R - .8, z - .3), (R + .15, z - .02, .1), (R + .45, z + .2, .15), (R + .4, z + .8, .25), (R - .3, z + 1.15, .3), (R - 1.0, z + 1.1, .25), (11.0, z + 1.5, .4), (9.2, z + 2.3, .2), (9.0, z + 2.25, .1), (8.6, z + 2.55, .15), (8.4, z + 2.5, .1), (6.0, z + 3.1, .2), (5.8, z + 3.05, .1), (5.4, z + 3.25, .15), (2.2, z + 3.6, .3), (2.0, z + 3.9, .15), (0, z + 3.9)], m, seg=160)
    lathe([(0, z + 3.8), (1.5, z + 3.85, .1), (1.4, z + 4.3, .2), (1.0, z + 4.9, .3), (1.2, z + 5.4, .3), (2.5, z + 6.2, .4), (2.6, z + 6.8, .3), (2.0, z + 7.1, .3), (0, z + 7.2)], st, seg=96)
    # loop handles
    for s in (-1, 1):
        sweep([(s * (R - .7), -4.6, 9.0), (s * (R + 1.3), -4.4, 9.25), (s * (R + 3.0), -3.1, 9.5), (s * (R + 3.5), 0, 9.6), (s * (R + 3.0), 3.1, 9.5), (s * (R + 1.3), 4.4, 9.25), (s * (R - .7), 4.6, 9.0)], lambda t: rrect(1.35 + .7 * abs(2 * t - 1) ** 3, 1.9 + .5 * abs(2 * t - 1) ** 3, .62, 6), m, (0, 0, 1), 10)
    return dict(front=(-22, 22), side=(34, 18), detail=(-26, 28, dict(at=(-2, -4, 13.5), r=10)))


def pepper_mill(v):
    m = wood('ps', axis='z', scale=.22, rough=.36, coat=.3, contrast=.7); m2 = wood('ps', axis='z', scale=.22, rough=.36, coat=.3, contrast=.7, offset=5); st = brushed(axis='turn', rough=.18, scale=.6); corn = [make(c, rough=.6) for c in ('#2b211b', '#3d2c20', '#1d1815', '#4a3727')]
    def mill(h, w):
        k = h / 20
        P = smooth_line([(2.95, .9 * k), (2.85, 2.6 * k), (2.2, 5.2 * k), (1.72, 7.8 * k), (1.75, 9.4 * k), (2.25, 11.6 * k), (2.5, 13.0 * k), (2.42, 13.9 * k)], 10)
        lathe([(0, 0), (2.8, 0, .1), (2.95, .15, .1), (2.98, .75 * k, .1), (0, .8 * k)], st, seg=96); lathe([(2.7, .8 * k)] + P + [(2.2, 14.1 * k, .1), (0, 14.1 * k)], w, seg=128)
        for z in (1.7, 2.05): torus(2.9 - .02, .06, make('#3a2a1e', rough=.8), (0, 0, z * k), seg=96, n=8)
        lathe([(0, 14.05 * k), (2.15, 14.05 * k), (2.15, 14.5 * k), (0, 14.5 * k)], st, seg=96)
        Q = smooth_line([(2.35, 14.6 * k), (2.62, 15.2 * k), (2.5, 16.8 * k), (1.9, 18.2 * k), (1.0, 18.9 * k)], 10)
        lathe([(0, 14.5 * k), (2.1, 14.5 * k, .1)] + Q + [(.9, 19.0 * k), (0, 19.0 * k)], w, seg=128)
        lathe([(0, 18.9 * k), (.95, 18.9 * k, .08), (.98, 19.25 * k, .1), (.5, 19.5 * k, .1), (.55, 19.9 * k, .15), (.85, 20.4 * k, .3), (.5, 20.9 * k, .25), (0, 21 * k)], st, seg=48)
    mill(20, m); group(lambda: mill(14.5, m2), (6.3, -3.6, 0))
    import random
    r = random.Random(4)
    for i in range(16):
        q = r.uniform(.2, .27); ball(q, corn[i % 4], (-3.2 + 6 * r.random() - 1.2, -5.2 - 3.0 * r.random(), q), seg=16)
    return dict(front=(-24, 14), side=(32, 12), detail=(-24, 18, dict(at=(.6, -.5, 15.5), r=6.2)))


def many(q, pts, m, sz=1.0, a=20, b=12):
    """A heap of like balls as one part."""
    V, F = [], []
    for x, y, z in pts:
        o = len(V)
        V += [(x + q * math.sin(math.pi * j / b) * math.cos(TAU * i / a), y + q * math.sin(math.pi * j / b) * math.sin(TAU * i / a), z + q * sz * math.cos(math.pi * j / b)) for j in range(1, b) for i in range(a)]
        V += [(x, y, z + q * sz), (x, y, z - q * sz)]; top = len(V) - 2
        F += [(o + j * a + i, o + (j + 1) * a + i, o + (j + 1) * a + (i + 1) % a, o + j * a + (i + 1) % a) for j in range(b - 2) for i in range(a)]
        F += [(top, o + i, o + (i + 1) % a) for i in range(a)] + [(top + 1, o + (b - 2) * a + (i + 1) % a, o + (b - 2) * a + i) for i in range(a)]
    return mesh(V, F, m, angle=80, recalc=False)


def food_container(v):
    gl = thinglass('#f6fbf9', .9, 1.0); edge = thinglass('#d8ebe4', 1.0, .9); lidm = plastic(tint='p', rough=.34, coat=.15); seal = rubber('#f1f1ef', rough=.5); vent = plastic(tint='s', rough=.45)
    def one(W, D, H, food):
        food(W, D, H)
        r = lambda k, z, q: [(x, y, z) for x, y in rrect(W * k, D * k, q, 12)]
        loft([r(.86, .12, 2.2), r(.88, 0, 2.4), r(.9, .05, 2.4), r(.93, .6, 2.5), r(.975, H - .6, 2.8), r(1.0, H - .4, 2.9), r(1.0, H, 2.9)], gl, angle=40)
        loft([r(1.0, H - .02, 2.9), r(.935, H - .02, 2.6)], edge, cap=False)
        # lid: seal, plate with raised field, four hinged flaps
        loft([r(.955, H + .02, 2.7), r(.985, H + .02, 2.8), r(.985, H + .32, 2.8), r(.955, H + .32, 2.7)], seal, cap=False)
        z = H + .3
        loft([r(.93, z - .2, 2.5), r(1.0, z, 2.9), r(1.012, z + .08, 2.9), r(1.012, z + .5, 2.9), r(1.0, z + .62, 2.85), r(.93, z + .66, 2.6), r(.915, z + .6, 2.5), r(.9, z + .32, 2.4), r(.82, z + .32, 2.0), r(.805, z + .5, 1.9), r(.79, z + .56, 1.8)], lidm, angle=30, b=.04)
        for sx, sy, L in ((1, 0, D * .56), (-1, 0, D * .56), (0, 1, W * .5), (0, -1, W * .5)):
            x, y = sx * (W * .506 + .22), sy * (D * .506 + .22)
            if sx:
                rbox(.36, L, 2.0, .5, lidm, (x, y, H - .35), 'x', b=.12, rot=(0, -sx * 3, 0)); cyl(.2, L * .9, lidm, (x - sx * .1, y, z + .3), 'y', b=.06, seg=24); rbox(.5, L * .5, .3, .12, vent, (x + sx * .1, y, H - .9), 'x', b=.1)
            else:
                rbox(L, .36, 2.0, .5, lidm, (x, y, H - .35), 'y', b=.12, rot=(sy * 3, 0, 0)); cyl(.2, L * .9, lidm, (x, y - sy * .1, z + .3), 'x', b=.06, seg=24); rbox(L * .5, .5, .3, .12, vent, (x, y + sy * .1, H - .9), 'y', b=.1)
        lathe([(0, z + .55), (1.35, z + .55, .1), (1.4, z + .75, .1), (1.1, z + .85, .1), (0, z + .8)], vent, seg=64); rbox(.9, .34, .2, .15, lidm, (0, 0, z + .9), 'z', b=.06)
    import random
    rnd = random.Random(5)
    def fill(q, levels, mat, sz=1.0):
        def f(W, D, H):
            pts = []
            for k in range(levels):
                w, d = W * (.9 + .05 * k / levels) - 2 * q - .5, D * (.9 + .05 * k / levels) - 2 * q - .5
                nx, ny = max(1, int(w / (2 * q))), max(1, int(d / (2 * q)))
                for i in range(nx + 1 - k % 2):
                    for j in range(ny + 1 - k % 2):
                        if k % 2 == 0 and i in (0, nx) and j in (0, ny): continue
                        pts.append((-w / 2 + w * (i + .5 * (k % 2)) / nx + rnd.uniform(-.2, .2) * q, -d / 2 + d * (j + .5 * (k % 2)) / ny + rnd.uniform(-.2, .2) * q, .35 + q + 1.5 * q * k + rnd.uniform(-.15, .15) * q))
            many(q, pts, mat, sz)
        return f
    one(21, 15.5, 6.4, fill(1.3, 2, make('#c4261c', rough=.14, coat=.7))); group(lambda: one(16.5, 12, 5.6, fill(.78, 4, make('#3d4a78', rough=.5, coat=.1), .92)), (.2, .3, 7.55)); group(lambda: one(12.5, 12.5, 6.6, fill(.62, 5, make('#7fae3e', rough=.35, coat=.15))), (13.5, -12, 0), (0, 0, -8))
    return dict(front=(-26, 22), side=(34, 18), detail=(-28, 30, dict(at=(-3, -4, 10), r=8.5)))


def clothes_hanger(v):
    m = wood('ps', axis='x', scale=.1, rough=.36, coat=.35, contrast=.6); ch = chrome(); rub = rubber('#c9c6be', rough=.6)
    def hanger():
        # one bent bar: thin at the neck, wide and flat at the shoulders
        half = [(3, 0, -.3), (8, .2, -2.1), (14, .9, -5.2), (19, 2.0, -8.0), (22.2, 3.0, -9.6)]
        def sect(t):
            k = abs(2 * t - 1)
            w, h = 1.6 + 2.9 * max(0, k - .35) ** 1.1 / .65 ** 1.1, 2.6 - .9 * k
            e = 1 - max(0, (k - .94) / .06) ** 2 * .5
            return rrect(w * e, h * e, min(w, h) * .44 * e, 6)
        sweep([(-x, y, z) for x, y, z in reversed(half)] + [(0, 0, 0)] + half, sect, m, (0, 1, 0), 10)
        for s in (-1, 1):
            cyl(.28, 2.4, ch, (s * 15.6, 1.0, -6.9), seg=24)
        cyl(.62, 31.6, m, (0, 1.0, -8.6), 'x', b=.2, seg=40); pipe(.78, .5, 24, rub, (0, 1.0, -8.6), 'x', b=.08, seg=48)
        lathe([(0, 0), (.75, 0, .1), (.7, .5, .15), (.3, .8), (0, .8)], ch, (0, 0, 1.1), seg=40)
        tube([(0, 0, 1.4), (0, 0, 3.4), (.5, 0, 4.7), (1.9, 0, 6.0), (2.5, 0, 7.9), (1.5, 0, 9.7), (-.5, 0, 10.1), (-2.1, 0, 9.0), (-2.5, 0, 7.4)], .2, ch); ball(.3, ch, (-2.5, 0, 7.3), seg=24)
    for i in range(4): group(hanger, (.1 * math.sin(i * 2.3), -8.5 + 5.4 * i, 0), (0, (.8, -.6, .4, -.3)[i], (4, -3, 5, -2)[i]))
    # display stand: foot, column behind, arm they hang on
    bar = brushed(axis='y', rough=.2, scale=.3); Z = 8.75
    lathe([(0, -24), (10, -24, .2), (10.2, -23.6, .2), (9.6, -22.9, .4), (2, -22.4, .4), (1.5, -21.4, .3), (0, -21.4)], make('#3a3d41', rough=.4, coat=.2), (0, 15.5, 0), seg=96); cyl(1.05, Z + 23, steel(.2), (0, 15.5, (Z - 23) / 2), seg=48)
    tube([(0, 15.5, Z - 1.6), (0, 15.2, Z - .5), (0, 14.4, Z), (0, 12, Z)], 1.05, steel(.2)); cyl(1.05, 25, bar, (0, -.4, Z), 'y'); lathe([(0, -.4), (1.5, -.4, .1), (1.5, .3, .2), (0, .4)], chrome(), (0, -12.9, Z), 'y', 48)
    return dict(front=(-30, 12), side=(38, 8), detail=(-34, 16, dict(at=(-3, -8, 3), r=10)))
