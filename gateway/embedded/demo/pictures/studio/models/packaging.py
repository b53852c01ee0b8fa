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
