from kit import *
from materials import *


def wash_basin(v):
    g = ceramic(tint='p', rough=.16); cr = chrome()
    n = 96
    def se(a, b, e, z, y0=0):
        return [(a * math.copysign(abs(math.cos(TAU * i / n)) ** (2 / e), math.cos(TAU * i / n)), y0 + b * math.copysign(abs(math.sin(TAU * i / n)) ** (2 / e), math.sin(TAU * i / n)), z) for i in range(n)]
    # countertop basin: outside up, rim, inside down to the drain
    rings = [se(.1, .1, 2, 0), se(17, 11.5, 2.8, 0), se(18.2, 12.5, 2.9, .15), se(19, 13.2, 3, .7), se(22, 15.6, 3.2, 5), se(24.2, 17.2, 3.4, 10), se(24.9, 17.8, 3.5, 13),
             se(25, 17.9, 3.5, 13.5), se(24.9, 17.8, 3.5, 13.85), se(24.5, 17.4, 3.5, 14), se(24.1, 17.0, 3.5, 13.85), se(23.9, 16.8, 3.5, 13.4), se(23.3, 16.2, 3.4, 11),
             se(21.6, 14.8, 3.2, 6.5), se(19.4, 12.8, 3, 3.6), se(16, 10, 2.7, 2.2), se(10, 6, 2.4, 1.6), se(2.4, 2.4, 2, 1.2), se(2.2, 2.2, 2, .9), se(.05, .05, 2, .9)]
    loft(rings, g, angle=60, cap=False)
    lathe([(0, .95), (1.3, .95, .25), (2.2, .62, .15), (2.35, .3)], cr, (0, 0, .9)); lathe([(2.2, .35), (2.75, .42, .1), (2.85, .15)], cr, (0, 0, 1.05))
    # overflow ring at the back
    lathe([(1.25, -.2), (1.3, .25, .1), (.95, .3, .1), (.85, -.2)], cr, (0, 16.2, 10.3), rot=(100, 0, 0), seg=48); cyl(.9, .1, make('#0b0b0c'), (0, 16.28, 10.28), rot=(100, 0, 0))
    return dict(front=(-22, 30), side=(35, 14), detail=(-12, 50, dict(at=(3, 0, 8), r=15)))


def ceramic_tile(v):
    def stone(n):
        c = n.coords((.03, .03, .03), 'Object')
        oi = n('ObjectInfo').outputs['Random']
        c = n('VectorMath', operation='ADD', _i0=c, _i1=n('CombineXYZ', _X=n.math('MULTIPLY', oi, 9.0), _Y=n.math('MULTIPLY', oi, 5.0)).outputs[0]).outputs[0]
        cloud = n.noise(c, 1.6, 5, .6, .6)
        w = n.noise(c, 1.2, 6, .58, 1.4)
        vein = n.math('ABSOLUTE', n.math('SUBTRACT', w, .5))
        v1 = n.ramp(vein, (0, 1.0), (.018, .25), (.05, 0.0))
        f = n.math('ADD', n.math('MULTIPLY', v1, .62), n.ramp(cloud, (.35, 0.0), (.8, .5)))
        return n.ramp(f, (0, 0), (1, 1)), n.bump(cloud, .02, .02), None
    face = make(tint='ps', rough=.16, coat=.5, coat_rough=.06, extra=stone); body = make(tint='s', rough=.7)
    S, T = 60, 1.0
    def tile(): rbox(S, S, T, .25, face, (0, 0, T / 2 + .12), 'z', b=.12); box(S - .25, S - .25, .3, body, (0, 0, .12))
    # a small stack and one leaning tile in front of it
    import random
    rnd = random.Random(4)
    for i in range(5): group(tile, (rnd.uniform(-.5, .5), 6 + rnd.uniform(-.5, .5), 1.16 * i), (0, 0, rnd.uniform(-1.2, 1.2)))
    group(tile, (2, 27.6, 34.4), (74, 0, 6))
    return dict(front=(-24, 24), side=(34, 18), detail=(-30, 24, dict(at=(-18, -18, 6), r=18)))


def wood_door(v):
    wz = lambda o=0.0: wood('ps', axis='z', scale=.045, rough=.4, coat=.1, offset=o, contrast=.8); wx = wood('ps', axis='x', scale=.045, rough=.4, coat=.1, offset=7, contrast=.8)
    st = brushed(axis='x', rough=.28, scale=.2); dark = make('#101112', rough=.8)
    W, H, T = 84, 205, 4.2
    # leaf: stiles, rails, three raised panels
    def leaf():
        box(12, T, H, wz(1), (-W / 2 + 6, 0, H / 2), b=.25); box(12, T, H, wz(4), (W / 2 - 6, 0, H / 2), b=.25)
        zs = [(0, 22), (88, 12), (146, 11), (H - 14, 14)]
        for z, h in zs: box(W - 24, T - .02, h, wx, (0, 0, z + h / 2), b=.25)
        for a, b in ((22, 88), (100, 146), (157, H - 14)):
            w, h, z = W - 24, b - a, (a + b) / 2
            for s in (-1, 1):
                pts = [rrect(w + .2, h + .2, .1, 1), rrect(w - 2.4, h - 2.4, .1, 1), rrect(w - 3.2, h - 3.2, .1, 1), rrect(w - 11, h - 11, .3, 1), rrect(w - 11.6, h - 11.6, .3, 1)]
                ys = [1.9, 1.15, .6, 1.25, 1.7]
                loft([[(x, s * -y, z + q) for x, q in p] for p, y in zip(pts, ys)], wz(2.2 + a * .07), cap=True, angle=20)
            for s in (-1, 1):
                tube([(x, s * -1.75, z + q) for x, q in rrect(w - 1.0, h - 1.0, .05, 1)], .42, wz(3), closed=True, smooth=False)
    leaf()
    # lining and architrave
    for s in (-1, 1):
        rbox(8.4, 1.6, H + .9, .5, wz(5 + s), (s * (W / 2 + 5.6), -4.2, (H + .9) / 2), 'z', b=.35); box(3, 12, H + 3, wz(8 + s), (s * (W / 2 + 2.0), 1.4, (H + 3) / 2), b=.2)
    rbox(W + 19.6, 1.6, 8.4, .5, wx, (0, -4.2, H + 5.2), 'x', b=.35); box(W + 7, 12, 3, wx, (0, 1.4, H + 1.9), b=.2)
    box(W + 9, .8, 1.2, dark, (0, 2, .6), b=.1)
    # lever handles, rosette, keyhole, hinges
    for s in (-1, 1):
        y = -s * T / 2
        def lever():
            cyl(2.7, .9, st, (0, -.45, 0), 'y', b=.2); cyl(1.0, 5, st, (0, -3, 0), 'y', b=.1); tube([(0, -5, 0), (1.2, -5.6, 0), (4, -5.8, 0), (12.5, -5.6, 0)], 1.02, st); ball(1.0, st, (12.5, -5.6, 0), seg=24)
            cyl(2.7, .8, st, (0, -.4, -9), 'y', b=.2); cyl(.55, .2, dark, (0, -.82, -8.7), 'y', seg=20); box(.5, .2, 1.3, dark, (0, -.82, -9.4))
        before = set(bpy.data.objects); lever()
        m = Matrix.Translation((-W / 2 + 6.5, y, 104)) @ (Matrix.Identity(4) if s > 0 else Matrix.Scale(-1, 4, (0, 1, 0)))
        for o in set(bpy.data.objects) - before: o.matrix_basis = m @ o.matrix_basis
    for z in (22, 104, 184):
        for d in range(3): cyl(.85, 3.2, st, (W / 2 + .4, -2.9, z + 3.4 * (d - 1)), b=.15, seg=32)
    return dict(front=(-26, 8, dict(lens=65)), side=(32, 8, dict(lens=65)), detail=(-22, 14, dict(at=(-26, -2, 104), r=27)))


def basin_mixer(v):
    m = tmetal(.09) if v != 'matt' else tmetal(.3); dark = make('#0d0e0f', rough=.5)
    # body, base ring
    lathe([(0, 0), (2.9, 0, .12), (2.95, .7, .2), (2.55, .95, .15), (2.4, 1.1, .1), (2.4, 9.4, .1), (0, 9.4)], m, seg=96)
    lathe([(2.41, 9.55), (2.25, 9.55), (2.25, 9.35), (2.41, 9.35)], dark, seg=96, closed=True)
    lathe([(0, 9.55), (2.4, 9.55, .1), (2.42, 12.6, .8), (1.0, 13.0, .3), (0, 13.05)], m, seg=96)
    # lever: flat rounded blade rising backwards over the spout
    sec = []
    for i in range(25):
        k = i / 24
        y = 1.0 - k * 10.2; z = 12.4 + .3 * k + 1.9 * k ** 1.5
        w = 1.0 - .12 * k + .1 * math.sin(k * 3); t = .5 - .22 * k
        if k > .92: w *= math.sqrt(max(.04, 1 - ((k - .92) / .085) ** 2))
        sec.append([(a, y, z + b) for a, b in rrect(2 * w, 2 * t, t * .95, 5)])
    loft(sec, m, angle=60)
    # spout: flattened tube reaching forward (−y) with an aerator
    sec = []
    P = smooth_line([(0, -1.2, 6.2), (0, -3.6, 6.9), (0, -7.5, 7.9), (0, -11.2, 8.4), (0, -13.6, 7.9), (0, -14.5, 6.7)], 9)
    for i, p in enumerate(P):
        a, b = Vector(P[max(0, i - 1)]), Vector(P[min(len(P) - 1, i + 1)])
        d = (b - a).normalized(); up = Vector((1, 0, 0)).cross(d)
        k = i / (len(P) - 1)
        w, t = 1.55 - .25 * k, 1.35 - .28 * k
        sec.append([tuple(Vector(p) + Vector((x, 0, 0)) + up * y) for x, y in rrect(2 * w, 2 * t, min(w, t) * .92, 6)])
    loft(sec, m, angle=70)
    d = (Vector(P[-1]) - Vector(P[-2])).normalized()
    def aer(): lathe([(0, .1), (.7, .1), (.75, .25, .08), (1.02, .25, .08), (1.05, -.8)], m, seg=48); cyl(.7, .1, dark, (0, 0, .12), seg=40)
    q = d.to_track_quat('Z', 'Y').to_euler()
    group(aer, tuple(Vector(P[-1]) + d * .25), tuple(math.degrees(x) for x in q))
    for i, c in enumerate(('#c33a2f', '#2f6fc3')): cyl(.22, .06, make(c, rough=.3), ((.35 if i else -.35), -2.42, 11.0), 'y', seg=20)
    # pop-up waste standing beside it
    def waste(): lathe([(0, 0), (3.3, 0, .2), (3.35, .5, .2), (2.6, .85, .3), (2.2, .9, .1), (2.1, 1.3, .15), (2.9, 1.6, .3), (2.5, 2.1, .4), (0, 2.2)], m, seg=96)
    group(waste, (6.8, -6.6, 0))
    return dict(front=(-38, 16), side=(50, 12), detail=(-34, 24, dict(at=(0, -4, 10), r=6.2)))


def laminate_floor(v):
    core = make('#b59468', rough=.8); seal = make('#6f8f6a', rough=.6)
    W, L, T = 19.3, 92, .9
    rnd = [0.3, 4.1, 8.8, 12.7, 17.2, 21.9, 26.4]
    def plank(o, l=L):
        m = wood('ps', axis='x', scale=.075, rough=.46, coat=.05, offset=o, contrast=.9)
        def f():
            # decor with micro-bevel, core with tongue and groove, backing
            prism([(-W / 2 + .15, .25), (-W / 2, .1), (-W / 2, -.05), (W / 2, -.05), (W / 2, .1), (W / 2 - .15, .25)], l, m, (0, 0, T - .25), 'x')
            box(l, W, T - .32, core, (0, 0, (T - .3) / 2 + .06), b=.03); box(l, W - .2, .08, seal, (0, 0, .04))
            box(l, .9, .26, core, (0, -W / 2 - .42, T * .42), b=.1); box(.8, W - .2, .26, core, (l / 2 + .38, 0, T * .42), b=.1)
        return f
    # laid floor of three rows and a stack of two loose planks on top, crossing
    k = 0
    for j in range(4):
        x0 = -20 * (j % 2)
        group(plank(rnd[k % 7], 60), (-31 + x0 * .5 + 2, (j - 1.5) * (W + .05), 0)); k += 1
        group(plank(rnd[k % 7] + .6, 62), (30.2 + x0 * .5 + 2, (j - 1.5) * (W + .05), 0)); k += 1
    group(plank(33.0, 88), (6, -4, T + .02), (0, 0, 16))
    group(plank(41.0, 88), (10, -2, 2 * T + .04), (0, 0, 9))
    return dict(front=(-34, 42, dict(fill=.92)), side=(48, 26, dict(fill=.9)), detail=(-52, 26, dict(at=(-36, -14, 1), r=15)))


def aluminium_window(v):
    al = make(tint='p', rough=.4, spec=.5); al2 = make(tint='p', rough=.4); gas = rubber('#17181a'); gl = thinglass('#e6f2ef', 1.0, .95); st = brushed(axis='z', rough=.3, scale=.2)
    W, H = 116, 124
    def frame(w, h, t, d, y, m):
        pts_o = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
        for i in range(4):   # mitred members
            a, b = Vector(pts_o[i]), Vector(pts_o[(i + 1) % 4]); e = (b - a).normalized(); n_ = Vector((-e.y, e.x))
            q = [a, b, b + n_ * t - e * t, a + n_ * t + e * t]
            prism([(p.x, p.y) for p in q], d, m, (0, y, 0), 'y', b=.22)
    def sash(w, h):
        frame(w, h, 7.0, 5.6, 0, al2); frame(w - 12.8, h - 12.8, 1.0, 5.0, .2, gas); frame(w - 14.2, h - 14.2, 1.2, 3.0, .6, al2)
        mesh([(x * (w - 13) / 2, 0, z * (h - 13) / 2) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], gl)
    def handle():
        rbox(2.8, .9, 7.6, 1.2, st, (0, -3.2, 0), 'y', b=.25); cyl(.9, 3.4, st, (0, -4.8, 0), 'y', b=.1); rbox(2.2, 1.5, 13, .9, st, (0, -6.4, -5.2), 'y', b=.5)
    def all_():
        frame(W, H, 6.4, 7.0, 0, al)
        box(6.4, 7.0, H - 12, al, (0, 0, 0), b=.22)
        # fixed leaf left, open casement right
        w, h = W / 2 - 8.2, H - 11
        group(lambda: sash(w, h), (-W / 4 + .6, -.8, 0))
        def opened():
            group(lambda: sash(w, h), (-w / 2, 0, 0)); group(handle, (-w + 3.6, 0, -2))
            for z in (-40, 40):
                for d in (-1, 1): cyl(1.0, 3.4, st, (.6, -2.6, z + d * 1.8), b=.15, seg=32)
        group(opened, (W / 2 - 5.4, -3.2, 0), (0, 0, 34))
        rbox(W + 4, 9, 1.4, .5, al, (0, -1.4, -H / 2 - .5), 'x', b=.3)
    group(all_, (0, 0, H / 2 + 1.3))
    return dict(front=(-26, 10), side=(34, 10), detail=(-20, 12, dict(at=(12, -10, 60), r=26)))


def toilet(v):
    m = ceramic(tint='p', rough=.12); seat = gloss(tint='p', rough=.2); ch = chrome(); water = make('#dfeaf0', rough=.02, coat=1.0)
    def oval(w, f, b, z, n=72, y0=0):
        """Round, reaching f to the front and b to the back."""
        c = [(math.sin(TAU * i / n), math.cos(TAU * i / n)) for i in range(n)]
        return [(w * x, y0 - (f if y > 0 else b) * y, z) for x, y in c]
    P = smooth_line([(11, 20, 17, 0), (11.2, 20.5, 17, 2), (10.4, 18, 16, 8), (11.5, 19, 17, 18), (15.5, 26, 18, 30), (18.2, 31, 18.5, 37), (18.6, 32, 19, 39.5)], 6)
    loft([oval(w, f, b, z) for w, f, b, z in P], m, cap=False, angle=60)
    # rim, bowl, seat, lid leaning on the tank
    loft([oval(w, f, b, z, y0=-1) for w, f, b, z in ((13.6, 25, 13, 39.6), (13.4, 24.5, 12.6, 37), (12, 20, 10, 30), (7, 10, 6, 24))], m, cap=False); loft([oval(9.8, 14, 8, 28.5, y0=-1), oval(9.7, 13.9, 7.9, 28.6, y0=-1)], water)
    loft([oval(w, f, b, z) for w, f, b, z in ((18.7, 32, 17, 39.8), (18.9, 32.4, 17.2, 40.6), (18.2, 31.6, 16.6, 41.6), (13.4, 25.6, 12, 41.6), (13.0, 25, 11.8, 40.6), (13.2, 25.2, 12, 39.8))], seat, cap=False, loop=True, b=.0)
    def lid(): loft([oval(w, f, b, z) for w, f, b, z in ((18.4, 32, 17, 0), (18.8, 32.4, 17.2, .7), (18.2, 31.6, 16.6, 1.6), (10, 18, 9, 2.2))], seat)
    group(lid, (0, 17.2, 58.5), (-84, 0, 0))
    for s in (-1, 1): cyl(1.3, 3.4, ch, (s * 7, 17.4, 41), 'x', b=.3)
    rbox(38, 17, 33, 3.5, m, (0, 29, 58), 'z', b=1.2, seg=5); rbox(39.4, 18.4, 3.2, 4, m, (0, 29, 76), 'z', b=1.0, seg=5); rbox(21, 21, 41, 5, m, (0, 23.6, 20.5), 'z', b=1.2)
    lathe([(0, 0), (3.2, 0, .2), (3.1, .8, .2), (0, .9)], ch, (0, 29, 77.6), seg=64); box(6, .12, .1, make('#3a3d40'), (0, 29, 78.5))
    return dict(front=(-36, 22), side=(48, 16), detail=(-30, 34, dict(at=(0, -4, 42), r=24)))


def kitchen_tap(v):
    m = tmetal(.14); dk = rubber('#1a1b1d')
    lathe([(0, 0), (2.7, 0, .15), (2.7, .7, .2), (2.3, 1.0, .2), (2.2, 12, .3), (1.5, 13, .3), (0, 13)], m, seg=96)
    # single lever on the right
    cyl(1.7, 4.6, m, (2.9, 0, 8), 'x', b=.25); sweep([(4.6, 0, 8), (5.6, -.4, 9.4), (6.2, -1.0, 12.2), (6.6, -1.4, 15.2)], lambda t: rrect(1.15, .75 - .2 * t, .3, 5), m)
    tube([(0, 0, 12.6), (0, 0, 26), (0, -1.6, 34), (0, -6.6, 38.6), (0, -12, 38.6), (0, -16.8, 34), (0, -18.2, 27)], .95, m, n=14)
    lathe([(1.0, 0), (1.35, 0, .1), (1.5, -4, .3), (1.9, -8.6, .4), (2.1, -9.8, .2), (0, -9.9)], m, (0, -18.3, 27.4), seg=64); cyl(1.7, .3, dk, (0, -18.3, 17.4)); rbox(.9, .4, 2.4, .4, dk, (0, -20.1, 22), 'y', b=.12)
    torus(1.5, .16, dk, (0, -18.3, 26.6), seg=48); tube([(0, 2.0, 22), (0, -6, 24), (0, -16.9, 25.5)], .35, m); torus(1.15, .3, m, (0, 0, 22.2), seg=48)
    # round plate it stands on
    lathe([(0, -.5), (3.6, -.5, .1), (3.6, 0, .2), (0, 0)], m, seg=96)
    return dict(front=(-38, 12), side=(40, 10), detail=(-46, 14, dict(at=(2, -1, 9), r=7)))


def door_handle(v):
    m = tmetal(.2); dk = make('#0b0c0d', rough=.8); ch = chrome()
    def side():
        lathe([(0, 0), (2.6, 0, .1), (2.6, .7, .2), (0, .8)], m, seg=96); cyl(.95, 4.4, m, (0, 0, 2.6), b=.1)
        sweep([(0, 0, 4.3), (.0, 0, 4.9), (1.2, 0, 5.6), (4, 0, 5.7), (9, 0, 5.6), (12.8, 0, 5.3)], lambda t: rrect(1.9, 1.5 - .5 * t, .6, 6), m)
        lathe([(0, 0), (2.6, 0, .1), (2.6, .7, .2), (0, .8)], m, (0, -8, 0), seg=96); cyl(.5, .3, dk, (0, -7.6, .75)); box(.45, 1.2, .3, dk, (0, -8.4, .75))
    # a stile of a door carries the pair
    w = make('#e9e7e2', rough=.45, coat=.1)
    rbox(9, 4, 22, .25, w, (0, 2, 11), 'z', b=.12)
    group(side, (0, 0, 14.5), (90, 0, 0))
    def lock(): rbox(.5, 2.2, 15, .3, steel(.3), (4.55, 2, 11), 'x', b=.05); rbox(1.4, 1.2, 1.8, .3, ch, (5.0, 2, 14), 'x', b=.1); rbox(1.2, 1.1, 2.6, .2, ch, (4.9, 2, 7.4), 'x', b=.1); [screw(.4, ch, (4.8, 2, z), 'x') for z in (4.2, 17.8)]
    lock()
    return dict(front=(28, 14), side=(-34, 16), detail=(40, 22, dict(at=(2, -3, 13), r=7)))


def bathtub(v):
    m = ceramic(tint='p', rough=.1); ch = chrome(); dk = make('#2c2e30', rough=.5)
    def ring_(w, d, z, up=0): return [(w * math.copysign(abs(math.cos(TAU * i / 96)) ** .8, math.cos(TAU * i / 96)), d * math.copysign(abs(math.sin(TAU * i / 96)) ** .8, math.sin(TAU * i / 96)), z + up * (math.cos(TAU * i / 96)) ** 2) for i in range(96)]
    outer = smooth_line([(60, 26, 0), (62, 27, 2), (70, 32, 22), (80, 37.5, 48), (85, 40.5, 55)], 6)
    inner = smooth_line([(81, 36.6, 55.4), (76, 33.5, 48), (67, 28.5, 24), (60, 24, 13), (45, 16, 11)], 6)
    loft([ring_(w, d, z, 9 * (z / 55) ** 2) for w, d, z in outer] + [ring_(84.6, 40.2, 57, 9), ring_(82, 37.4, 57.2, 9)] + [ring_(w, d, z, 9 * (z / 55) ** 2) for w, d, z in inner], m, angle=60)
    cyl(3.4, .6, ch, (0, 0, 11.2), b=.2); lathe([(0, 0), (3.0, 0, .2), (3.0, 1, .3), (0, 1.1)], ch, (0, 33.2, 47), rot=(64, 0, 0), seg=48)
    # floor-standing filler
    for x in (-5, 5): cyl(1.3, 84, ch, (x, 52, 42)); lathe([(0, 0), (4.2, 0, .3), (4.2, 1, .3), (0, 1.2)], ch, (x, 52, 0), seg=48)
    rbox(22, 4.4, 4.4, 1.6, ch, (0, 52, 84), 'x', b=.5); taper([(0, 50, 85), (0, 44, 90), (0, 34, 90.5), (0, 28, 87)], [1.5, 1.4, 1.4], ch, (1, 0, 0));
    for x in (-9, 9): cyl(1.2, 7, ch, (x, 52, 89), b=.3)
    return dict(front=(-26, 22), side=(34, 18), detail=(-30, 34, dict(at=(-40, -10, 50), r=36)))


def padlock(v):
    body = brushed(tint='m', rough=.22, axis='x', scale=.6); st = chrome('#dcdfe2'); dk = make('#0c0d0e', rough=.7); brass = steel(.22, '#d8b46c'); nick = steel(.2, '#cfd2d5')
    def lock(open_):
        rbox(5.6, 2.3, 4.6, .7, body, (0, 0, 2.5), 'y', b=.32, seg=5)
        rbox(4.9, 1.9, .3, .5, body, (0, 0, .15), 'z', b=.1)
        # engraved frame on both faces
        for s in (-1, 1):
            tube([(x, s * 1.15, 2.5 + z) for x, z in rrect(4.5, 3.5, .5, 6)], .05, dk, closed=True, smooth=False)
        for x in (-1.75, 1.75): lathe([(.5, 0), (.72, 0, .05), (.72, .12, .05), (.5, .12)], nick, (x, 0, 4.78), seg=48)
        up = 1.3 if open_ else 0
        def sh(): tube([(-1.75, 0, 3.6 if not open_ else 4.2)] + [(-1.75, 0, 6.6)] + [(-1.75 * math.cos(math.pi * i / 24), 0, 6.9 + 1.75 * math.sin(math.pi * i / 24)) for i in range(25)] + [(1.75, 0, 6.6), (1.75, 0, 4.5 if not open_ else 5.0)], .47, st, smooth=False, res=12)
        if open_:
            group(lambda: (tube([(0, 0, 3.0), (0, 0, 6.8)] + [(1.75 - 1.75 * math.cos(math.pi * i / 24), 0, 6.9 + 1.75 * math.sin(math.pi * i / 24)) for i in range(25)] + [(3.5, 0, 5.9)], .47, st, smooth=False, res=12), box(.4, .5, .35, dk, (3.2, 0, 6.25))), (-1.75, 0, up), (0, 0, -58))
            cyl(.49, .06, dk, (1.75, 0, 4.86), seg=40)
        else: sh()
        # plug at the bottom
        lathe([(0, -.02), (1.0, -.02, .05), (1.0, .3)], brass, (0, 0, -.02), seg=48)
    group(lambda: lock(False), (0, 0, 0), (0, 0, 0)); group(lambda: lock(True), (6.8, -2.2, 0), (0, 0, -18))
    def key():
        o = prism(fillet([(-1.3, -1.15, .5), (-.4, -1.35, .5), (.75, -.62, .4), (.75, .62, .4), (-.4, 1.35, .5), (-1.3, 1.15, .5), (-1.65, 0, .9)], True), .24, nick, (0, 0, 0))
        cut(o, cyl(.42, 2, None, (-.95, 0, 0), seg=40)); bevel(o, .05, 2)
        teeth = [(.7, -.36), (4.3, -.36), (4.6, -.1), (4.45, .12), (4.2, .3), (3.9, .12), (3.6, .34), (3.25, .34), (3.0, .14), (2.7, .32), (2.4, .1), (2.05, .36), (1.7, .36), (1.5, .46), (.7, .46)]
        prism(teeth, .2, nick, (0, 0, 0), b=.03, seg=2); box(3.2, .12, .03, dk, (2.5, -.16, .1)); rbox(1.0, .9, .03, .2, make('#a9adb1', rough=.4, metal=1.0), (.15, 0, .12), 'z')
    group(key, (2.0, -4.6, .13), (0, 0, -14)); group(key, (1.9, -4.8, .36), (0, 3, 26)); torus(1.25, .09, nick, (-.1, -4.7, .3), seg=64, n=10, rot=(8, 0, 0))
    return dict(front=(-20, 18), side=(28, 16), detail=(-22, 18, dict(at=(.4, -.6, 4.6), r=3.8)))


def shower_head(v):
    m = tmetal(.1); dk = rubber('#2a2c2f', rough=.5); face = tmetal(.2); noz = rubber('#55595e', rough=.5)
    tile = gloss('#f1f1ee', rough=.2); grout = make('#c9c8c3', rough=.9)
    # a piece of tiled wall carries it
    W, H = 32, 38
    box(W, 3, H, grout, (0, 1.6, H / 2), b=.1)
    n, k = 4, 8
    tw, th = W / n, H / k
    for j in range(k):
        for i in range(-1, n):
            x0, x1 = max(-W / 2, -W / 2 + (i + .5 * (j % 2)) * tw), min(W / 2, -W / 2 + (i + 1 + .5 * (j % 2)) * tw)
            if x1 - x0 > .5: rbox(x1 - x0 - .28, .8, th - .28, .12, tile, ((x0 + x1) / 2, -.05, th * (j + .5)), 'y', b=.12)
    # flange, arm, ball joint
    z = 31
    lathe([(0, 0), (3.4, 0, .15), (3.4, .6, .25), (1.6, 1.1, .3), (1.25, 1.6), (0, 1.6)], m, (0, -.45, z), rot=(90, 0, 0), seg=96)
    tube([(0, -.5, z), (0, -8, z), (0, -17, z), (0, -21.6, z - .5), (0, -24, z - 3.2), (0, -24.4, z - 6)], 1.05, m, n=14, res=10)
    def head():
        prism(hexpts(1.45), 1.6, m, (0, 0, 3.0), b=.15); ball(1.5, m, (0, 0, 1.6)); lathe([(0, .2), (2.2, .2, .2), (2.1, 1.1, .3), (1.2, 1.6)], m, seg=64)
        R = 11.5
        lathe([(0, .3), (3.2, .25, .8), (R - .6, -.35, .2), (R, -.6, .15), (R, -1.15, .12), (R - .25, -1.25)], m, seg=160)
        lathe([(R - .25, -1.24), (R - .5, -1.3, .05), (R - .6, -1.18), (0, -1.18)], face, seg=160)
        for q, c in ((0, 1), (1.8, 6), (3.5, 12), (5.2, 18), (6.9, 24), (8.6, 30), (10.2, 34)):
            for i in range(c):
                a = TAU * (i + .5 * (c % 4 == 2)) / c; lathe([(0, -.34), (.16, -.34, .04), (.3, -.1, .05), (.34, 0)], noz, (q * math.cos(a), q * math.sin(a), -1.18), seg=12)
        torus(9.4, .05, m, (0, 0, -1.2), seg=128, n=8)
    group(head, (0, -24.5, z - 8.4), (-28, 0, 0))
    return dict(front=(-30, 0), side=(34, 4), detail=(-26, -4, dict(at=(0, -24, 24), r=10.5)))


def mosaic_tile(v):
    import random
    rnd = random.Random(7)
    def shade(n):
        r = n('ObjectInfo').outputs['Random']
        h = n.noise(n.coords((.5, .5, .5)), 2.0, 3)
        return n.math('ADD', n.math('MULTIPLY', r, .8), n.math('MULTIPLY', h, .2)), n.bump(h, .04, .05), None
    face = make(tint='ps', rough=.12, coat=.8, coat_rough=.04, extra=shade); grout = make('#e3e1db', rough=.9); mesh_ = make('#d6d8d6', rough=.9)
    R, T = 2.4, .62; dx, dy = R * math.sqrt(3) + .28, (R * math.sqrt(3) + .28) * math.sqrt(3) / 2
    def sheet(nx, ny):
        o = prism(fillet([(x, y, .22) for x, y in hexpts(R, 30)], True, 3), T, face, (0, 0, T / 2 + .1), b=.13, seg=3)
        M0 = o.matrix_basis.copy()
        for j in range(ny):
            for i in range(nx):
                x, y = (i - (nx - 1) / 2 + .5 * (j % 2) - .25) * dx, (j - (ny - 1) / 2) * dy
                t = Matrix.Translation((x, y, rnd.uniform(0, .03))) @ Matrix.Rotation(math.radians(rnd.choice((0, 60, 120))), 4, 'Z')
                if i == j == 0: o.matrix_basis = t @ M0
                else:
                    d = o.copy(); bpy.context.scene.collection.objects.link(d); d.matrix_basis = t @ M0
        # net on the back: seen in the joints and at the edges
        W, H = nx * dx, ny * dy
        for i in range(int(W / 1.0)): box(.14, H - 1.2, .05, mesh_, (-W / 2 + .6 + i, 0, .06))
        for j in range(int(H / 1.0)): box(W - 1.2, .14, .05, mesh_, (0, -H / 2 + .6 + j, .06))
    for k in range(4): group(lambda: sheet(7, 8), (0, 0, .8 * k), (0, 0, rnd.uniform(-2.5, 2.5)))
    group(lambda: sheet(7, 8), (1, 19.8, 17.9), (72, 0, 4))
    return dict(front=(-24, 26), side=(34, 20), detail=(-28, 30, dict(at=(-7, -7, 4), r=9)))
