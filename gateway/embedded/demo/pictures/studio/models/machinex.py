from kit import *
from materials import *


def toolbox(v):
    sheet = make(tint='p', rough=.3, coat=.5, coat_rough=.1); st = steel(.3); dark = rubber('#161718')
    L, W, H = 46, 21, 15
    # body with a pressed bead, lid with sloped top
    rbox(L, W, H, .5, sheet, (0, 0, H / 2), 'z', b=.35)
    for s in (-1, 1):
        rbox(L - 7, .7, 1.5, .7, sheet, (0, s * (W / 2), 4), 'y', b=.3); rbox(L - 7, .7, 1.5, .7, sheet, (0, s * (W / 2), 10.6), 'y', b=.3)
    lid = [(-W / 2 - .35, -.6), (W / 2 + .35, -.6), (W / 2 + .35, 1.6), (W / 2 - 3.6, 5.2), (-W / 2 + 3.6, 5.2), (-W / 2 - .35, 1.6)]
    prism(fillet([(x, y, .7) for x, y in lid], True), L + .7, sheet, (0, 0, H + .4), 'x', b=.35)
    rbox(L - 9, 8.5, .5, .8, sheet, (0, 0, H + 5.7), 'z', b=.25)
    box(L + 1.0, W + 1.0, .3, make('#101113', rough=.6), (0, 0, H - .25))
    # corner caps
    for sx in (-1, 1):
        for sy in (-1, 1): rbox(2.6, 2.6, 1.8, .8, dark, (sx * (L / 2 - 1.1), sy * (W / 2 - 1.1), .8), 'z', b=.2)
    # latches
    for x in (-13, 13):
        def latch():
            rbox(3.6, .5, 4.2, .5, st, (0, -W / 2 - .45, H - 2.9), 'y', b=.12)
            rbox(2.9, .8, 3.0, .6, chrome(), (0, -W / 2 - .9, H - 2.5), 'y', b=.25)
            tube([(-1.0, -W / 2 - 1.2, H - 1.6), (-1.0, -W / 2 - 1.3, H + .9), (-.9, -W / 2 - .9, H + 1.2), (.9, -W / 2 - .9, H + 1.2), (1.0, -W / 2 - 1.3, H + .9), (1.0, -W / 2 - 1.2, H - 1.6)], .18, st, smooth=False)
            rbox(3.4, .5, 1.8, .4, st, (0, -W / 2 - .62, H + 1.1), 'y', b=.12); rbox(2.2, .8, .5, .2, st, (0, -W / 2 - .9, H + 1.55), 'y', b=.1)
            for dx in (-1.3, 1.3): screw(.26, st, (dx, -W / 2 - .68, H - 4.5))
        group(latch, (x, 0, 0))
    # handle
    for s in (-1, 1):
        rbox(2.4, 4.4, .35, .6, st, (s * 11.5, 0, H + 6.1), 'z', b=.1); rbox(1.4, 1.6, 1.6, .5, st, (s * 11.5, 0, H + 6.6), 'x', b=.15)
        for y in (-1.6, 1.6): screw(.32, st, (s * 11.5, y, H + 6.25), 'z')
    tube([(-11.5, 0, H + 6.7), (-11.2, 0, H + 9.6), (-9.6, 0, H + 10.6), (0, 0, H + 10.8), (9.6, 0, H + 10.6), (11.2, 0, H + 9.6), (11.5, 0, H + 6.7)], .5, st)
    rbox(15, 2.3, 2.0, .9, dark, (0, 0, H + 10.7), 'x', b=.3)
    for i in range(9): rbox(.35, 2.45, 2.15, .95, dark, (-5.6 + 1.4 * i, 0, H + 10.7), 'x', b=.1)
    # side bail handles, hinge
    for s in (-1, 1):
        rbox(.5, 6, 2.2, .6, st, (s * (L / 2 + .25), 0, 11.2), 'x', b=.12)
        tube([(s * (L / 2 + .7), -3.6, 11), (s * (L / 2 + 1.1), -3.4, 8.6), (s * (L / 2 + 1.2), 3.4, 8.6), (s * (L / 2 + .7), 3.6, 11)], .3, st, n=3)
    cyl(.45, L - 2, st, (0, W / 2 + .6, H + .1), 'x')
    return dict(front=(-32, 20), side=(40, 14), detail=(-24, 24, dict(at=(-12, -9, 15.5), r=9)))


def _motor(paint, L=34, R=11, feet=True, shaft=True):
    """Motor along x, shaft towards -x, axis at z 0."""
    st = steel(.25); dark = plastic('#1b1d20', rough=.5)
    cyl(R, L, paint, axis='x', seg=96)
    n = 44
    for i in range(n):
        a = 360 * i / n
        if 60 < a < 120 or (feet and 242 < a < 298): continue
        t = math.radians(a)
        box(L - 1, .42, 2.0, paint, (0, (R + .8) * math.cos(t), (R + .8) * math.sin(t)), b=.14, rot=(a - 90, 0, 0), seg=2)
    # end shields
    for s in (-1, 1):
        lathe([(0, 0), (R + 1.7, 0, .3), (R + 1.9, .4), (R + 1.9, 2.2, .5), (R + .4, 3.2, .6), (R * .55, 3.8, .5), (R * .5, 5.0, .4), (0, 5.0)], paint, (s * (L / 2 - .6), 0, 0), rot=(0, 90 * s, 0))
        for k in range(4):
            t = math.radians(45 + 90 * k)
            y, z = (R + 1.4) * math.cos(t), (R + 1.4) * math.sin(t)
            cyl(1.3, 3.2, paint, (s * (L / 2 + .8), y, z), 'x', b=.3, seg=32); bolt(.6, 1.0, st, (s * (L / 2 + 2.3), y, z), 'x' if s > 0 else '-x')
    # fan cowl
    lathe([(R + 2.1, -1), (R + 2.1, 7.5, 1.6), (R * .55, 8.6, .5), (0, 8.6)], paint, (L / 2 + 1.2, 0, 0), rot=(0, 90, 0))
    for k, r in enumerate((3.2, 5.2, 7.2, 9.2)):
        for j in range(8 + 4 * k):
            t = TAU * (j + .5) / (8 + 4 * k)
            rbox(.3, .75 * r * .32 + .9, .75, .36, make('#0a0b0c', rough=.9), (L / 2 + 9.75 - max(0, (r - 6) * .28), r * math.cos(t), r * math.sin(t)), 'x', rot=(math.degrees(t) + 90, 0, 0)) if r < 9 else None
    if shaft:
        cyl(2.1, 9, st, (-L / 2 - 8, 0, 0), 'x', b=.25); rbox(6, .9, 1.0, .4, steel(.4, '#a9acb0'), (-L / 2 - 8.6, 0, 2.0), 'z', b=.1)
        cyl(3.2, .8, steel(.4), (-L / 2 - 4.6, 0, 0), 'x', b=.15)
    # terminal box with lid, screws, glands
    rbox(13, 10, 6.5, 1, paint, (-2, 0, R + 3.6), 'z', b=.4); rbox(13.8, 10.8, 1.6, 1.2, paint, (-2, 0, R + 7.4), 'z', b=.4)
    for x in (-7.8, 3.8):
        for y in (-4.4, 4.4): screw(.5, st, (x, y, R + 8.15), 'z', dark=dark)
    for x in (-4.5, .5): cyl(1.5, 2.4, dark, (x, -6, R + 3.4), 'y', b=.2); prism(hexpts(1.7), 1.0, dark, (x, -6.2, R + 3.4), 'y', b=.15)
    torus(1.7, .45, st, (9.5, 0, R + 3.4), rot=(90, 0, 0), seg=40); cyl(.8, 1.6, st, (9.5, 0, R + 1.4))
    # name plate
    rbox(9, .15, 5, .3, steel(.35, '#d9dbdd'), (3.5, -R - 1.95, -1.0), 'y'); box(12, .6, 6.5, paint, (3.5, -R - 1.55, -1.0), b=.2)
    for i in range(4): box(6.4 - (i % 2) * 1.6, .05, .28, make('#5d6165'), (2.8, -R - 2.04, .6 - .9 * i))
    if feet:
        for y in (-1, 1):
            for x in (-11, 11):
                rbox(7, 6, 1.6, .8, paint, (x, y * (R - .4), -R - 3.4), 'z', b=.3); prism(fillet([(-3.5, -2.5, 0), (3.5, -2.5, 0), (1.5, 5, 1), (-4.5, 5, 1)], True), 5, paint, (x, y * (R - 2.2), -R - 1.5), 'x', b=.3); bolt(.8, 1.2, st, (x, y * (R + 1.3), -R - 2.6))


def electric_motor(v):
    group(lambda: _motor(cast(tint='p', rough=.4, scale=2.0, strength=.12)), (0, 0, 15.2))
    return dict(front=(-38, 18), side=(42, 16), detail=(-52, 20, dict(at=(-14, -4, 17), r=13)))


def ball_bearing(v):
    m = tmetal(.16); balls = chrome('#e8eaec'); cage = steel(.32, '#c4c6c9')
    def one():
        lathe([(10, -3, .5), (10, 3, .5), (8.25, 3, .3), (8.05, 2.6, .2), (8.0, 1.5, .2), (8.35, .9), (8.6, 0), (8.35, -.9), (8.0, -1.5, .2), (8.05, -2.6, .2), (8.25, -3, .3)], m, seg=160, closed=True)
        lathe([(4.0, -3, .5), (4.0, 3, .5), (5.7, 3, .3), (5.9, 2.6, .2), (6.0, 1.5, .2), (5.6, .9), (5.4, 0), (5.6, -.9), (6.0, -1.5, .2), (5.9, -2.6, .2), (5.7, -3, .3)], m, seg=160, closed=True)
        n = 9
        for i in range(n): ball(1.58, balls, (7 * math.cos(TAU * i / n), 7 * math.sin(TAU * i / n), 0), seg=40)
        # pressed cage: wavy ribbon on both faces
        for s in (-1, 1):
            k = 180
            rings = []
            for i in range(k):
                a = TAU * i / k
                w = .5 + .5 * math.cos(n * a)
                z = s * (.25 + 1.45 * w ** .7)
                rings.append([((7 + dr) * math.cos(a), (7 + dr) * math.sin(a), z + dz * s) for dr, dz in ((-.62, 0), (.62, 0), (.62, .2), (-.62, .2))])
            loft(rings, cage, loop=True, angle=40)
            for i in range(n):
                a = TAU * (i + .5) / n
                lathe([(0, .2), (.28, .18, .1), (.42, 0)], cage, (7 * math.cos(a), 7 * math.sin(a), s * .45), rot=(0 if s > 0 else 180, 0, 0), seg=20)
    group(one, (0, 0, 10), (90, 0, 0))
    group(one, (7.5, -14.2, 3.0))
    return dict(front=(-26, 24), side=(36, 20), detail=(-20, 20, dict(at=(0, -3, 11), r=8.5)))


def hydraulic_cylinder(v):
    paint = make(tint='p', rough=.26, coat=.6, coat_rough=.06); rod = chrome(); st = steel(.3); dark = rubber('#17181a')
    def build():
        cyl(4.2, 44, paint, axis='x', b=.3)
        # gland with wrench holes, wiper
        lathe([(0, 0), (4.7, 0, .2), (4.7, 6, .4), (3.9, 7, .3), (2.4, 7, .1), (0, 7)], paint, (-28.5, 0, 0), rot=(0, 90, 0)); cyl(2.35, .5, dark, (-28.6, 0, 0), 'x', b=.1)
        for k in range(6):
            t = TAU * k / 6
            cyl(.5, .3, make('#0a0a0b'), (-25, 4.6 * math.cos(t), 4.6 * math.sin(t)), rot=(math.degrees(-t) + 90, 0, 0), seg=20)
        cyl(2.1, 24, rod, (-39, 0, 0), 'x', b=.2)
        # rod eye and cap eye with bushings and grease nipples
        for s, x, w in ((-1, -55, 5.0), (1, 29, 5.6)):
            def eye():
                pipe(4.6, 2.5, w, paint, (0, 0, 0), 'y', b=.35); pipe(2.55, 2.05, w + .3, st, (0, 0, 0), 'y', b=.15)
                rbox(7, w - .4, 6.4, .8, paint, (-s * 4.6, 0, 0), 'x', b=.4)
                cyl(.4, 1.2, st, (0, 0, 4.9), b=.1, seg=24); ball(.45, st, (0, 0, 5.5), seg=20)
            group(eye, (x, 0, 0))
        cyl(3.3, 3, paint, (-49, 0, 0), 'x', b=.4); prism(hexpts(2.9), 1.6, st, (-46.8, 0, 0), 'x', b=.15)
        lathe([(0, 0), (4.5, 0, .3), (4.5, 3, .5), (3.2, 4.6, .6), (0, 4.6)], paint, (20.5, 0, 0), rot=(0, 90, 0))
        # ports
        for x in (-19, 18):
            rbox(4.4, 4.4, 2.2, .7, paint, (x, 0, 4.6), 'z', b=.35); cyl(1.5, 1.8, st, (x, 0, 6.0), b=.15); prism(hexpts(1.8), 1.1, st, (x, 0, 6.6), b=.15); cyl(1.1, 1.4, plastic('#d0362b'), (x, 0, 7.6), b=.25)
        # hard line along the barrel
        tube([(-19, -2.6, 5.2), (-17, -3.6, 4.6), (-14, -3.8, 4.0), (10, -3.8, 4.0), (14, -3.4, 4.6), (17, -1.6, 5.6)], .45, st);
        for x in (-8, 6): rbox(1.2, 2.6, 1.6, .4, st, (x, -3.5, 3.9), 'x', b=.15)
    group(build, (0, 0, 5))
    return dict(front=(-56, 26), side=(52, 18), detail=(-44, 24, dict(at=(-30, 0, 5), r=12)))


def belt_conveyor(v):
    belt = make(tint='p', rough=.55, spec=.35, extra=_belt); al = brushed(axis='x', rough=.32, scale=.05); paint = make('#5a6066', rough=.4, coat=.2); st = steel(.28); dark = rubber('#1a1b1d')
    L, W, H = 190, 44, 78
    r = 4.2
    # belt loop
    prof = [(L / 2 - r, r)] + [(L / 2 - r + r * math.cos(a), r * math.sin(a)) for a in (math.pi / 2 - math.pi * i / 16 for i in range(1, 16))] + [(L / 2 - r, -r), (-L / 2 + r, -r)]
    prof += [(-L / 2 + r + r * math.cos(a), r * math.sin(a)) for a in (-math.pi / 2 - math.pi * i / 16 for i in range(1, 16))] + [(-L / 2 + r, r)]
    prism(prof, W - 7, belt, (0, 0, H), 'y', b=.0)
    # side profiles with T-slots
    for s in (-1, 1):
        y = s * (W / 2 - 1.6)
        rbox(L - 10, 3.4, 9, .5, al, (0, y, H), 'x', b=.2)
        for z in (-2.3, 2.3): box(L - 10.4, .3, 1.0, make('#1d1f21', rough=.6), (0, y + s * 1.72, H + z))
        # guide rails on brackets
        rbox(L - 16, 1.6, 4.4, .6, al, (0, s * (W / 2 - .4), H + 11), 'x', b=.2)
        for i in range(5):
            x = -76 + 38 * i
            tube([(x, s * (W / 2 + .6), H - 1), (x, s * (W / 2 + 2.4), H + 2), (x, s * (W / 2 + 2.4), H + 10), (x, s * (W / 2 + .2), H + 11)], .7, st, n=4); rbox(4, 1, 5, .6, st, (x, s * (W / 2 + .4), H - .4), 'y', b=.15)
        for e in (-1, 1):
            rbox(12, 1.4, 9.6, 1, paint, (e * (L / 2 - 7), s * (W / 2 + .5), H), 'y', b=.25)
            lathe([(0, 1.2), (2.2, 1.2, .3), (2.6, 0)], dark, (e * (L / 2 - r), s * (W / 2 + 1.1), H), rot=(-90 * s, 0, 0)); bolt(.9, 1.2, st, (e * (L / 2 - r), s * (W / 2 + 2.2), H), 'y' if s > 0 else '-y')
            for dz in (-3, 3): bolt(.6, .8, st, (e * (L / 2 - 11), s * (W / 2 + 1.2), H + dz), 'y' if s > 0 else '-y')
    # legs
    for x in (-66, 66):
        for s in (-1, 1):
            rbox(5, 5, H - 10, .6, al, (x, s * (W / 2 - 3), (H - 10) / 2 + 5), 'z', b=.25)
            for d in (-1, 1): box(1.0, .3, H - 11, make('#1d1f21', rough=.6), (x, s * (W / 2 - 3) + d * 2.52, (H - 10) / 2 + 5))
            cyl(.9, 5, st, (x, s * (W / 2 - 3), 3)); lathe([(0, 2.2), (1.6, 2.2, .3), (3.6, .6, .4), (3.8, 0)], dark, (x, s * (W / 2 - 3), 0))
            rbox(8, .7, 8, 1, st, (x, s * (W / 2 - .2), H - 6.5), 'y', b=.15)
        rbox(4, W - 11, 4, .5, al, (x, 0, 22), 'y', b=.2)
    rbox(128, 4, 4, .5, al, (0, 0, 22), 'x', b=.2)
    # drive: gear box and small motor under the belt, control box
    group(lambda: _motor(cast('#3d4247', rough=.4, scale=2.0, strength=.1), 26, 8, False, False), (58, -2, H - 19), (0, 0, 90), .72)
    rbox(13, 14, 15, 2, cast('#3d4247', rough=.4, scale=1.5, strength=.1), (58, 15, H - 16), 'z', b=.6)
    rbox(14, 7, 18, 1.2, make('#d9dcde', rough=.4, coat=.2), (-46, -W / 2 - 2.5, H - 17), 'y', b=.4)
    for i, c in enumerate(('#2f9e55', '#cf2f27')): lathe([(0, 1.6), (1.3, 1.6, .3), (1.4, .4), (1.9, .3, .1), (2, 0)], plastic(c), (-49 + 6 * i, -W / 2 - 5.9, H - 13), rot=(90, 0, 0), seg=40)
    lathe([(0, 2.4), (1.8, 2.4, .5), (2.0, 1.4), (1.2, .8), (1.2, 0)], plastic('#cf2f27'), (-46, -W / 2 - 5.9, H - 20.5), rot=(90, 0, 0), seg=40)
    return dict(front=(-36, 22), side=(42, 18), detail=(-40, 28, dict(at=(-72, -8, 76), r=26)))


def _belt(n):
    h = n.noise(n.coords((2, 2, 2)), 6.0, 2)
    return n.math('MULTIPLY', h, .12), n.bump(h, .15, .05), None


def centrifugal_pump(v):
    paint = cast(tint='p', rough=.38, scale=1.8, strength=.14); st = steel(.28)
    z0 = 16
    group(lambda: _motor(paint, 26, 9.5, True, False), (18, 0, z0), (0, 0, 0))
    # bearing bracket
    lathe([(0, 0), (6, 0), (6, 5, .6), (9.5, 8, .8), (9.5, 10, .4), (0, 10)], paint, (1.5, 0, z0), rot=(0, -90, 0))
    # volute: growing radius around the axis
    n, k = 72, 20
    rings = []
    for i in range(n + 1):
        a = TAU * i / n
        g = i / n
        rr, R = 2.9 + 1.9 * g, 7.0 + 2.2 * g
        y, z = math.sin(a), math.cos(a)
        rings.append([(-13 + rr * .92 * math.cos(q), -(R + rr * math.sin(q)) * y, (R + rr * math.sin(q)) * z) for q in (TAU * j / k for j in range(k))])
    loft(rings, paint, (0, 0, z0), cap=True, angle=60)
    cyl(8.6, 5.4, paint, (-13, 0, z0), 'x', b=1.0); lathe([(0, 0), (10.8, 0, .4), (10.8, 2.2, .5), (0, 2.2)], paint, (-9.2, 0, z0), rot=(0, -90, 0))
    for i in range(8):
        t = TAU * (i + .5) / 8; bolt(.75, 1.1, st, (-9.1, 9.8 * math.cos(t), z0 + 9.8 * math.sin(t)), 'x')
    def flange(R, r):
        pipe(R, r, 2.0, paint, (0, 0, 0), b=.3); pipe(R * .66, r, .5, steel(.35, '#b9bcc0'), (0, 0, 1.1), b=.1)
        for i in range(4):
            t = TAU * (i + .5) / 4; cyl(.85, 2.2, make('#101112', rough=.7), (R * .8 * math.cos(t), R * .8 * math.sin(t), 0), seg=24)
    # suction (towards -x) and discharge (up)
    lathe([(4.4, 0, .5), (5.6, 0), (4.8, 3.0), (4.8, 7), (3.6, 7), (3.6, 0)], paint, (-15, 0, z0), rot=(0, -90, 0), closed=True); group(lambda: flange(8.2, 3.6), (-22.4, 0, z0), (0, -90, 0))
    cyl(3.6, .4, make('#08090a', rough=.9), (-18, 0, z0), 'x')
    lathe([(4.6, 0), (3.9, 6), (3.9, 12), (2.9, 12), (2.9, 0)], paint, (-13, -5.4 + 4.0, z0 + 6), closed=True); group(lambda: flange(7.2, 2.9), (-13, -1.4, z0 + 18.2)); cyl(2.9, .4, make('#08090a', rough=.9), (-13, -1.4, z0 + 15))
    # plugs, foot, base frame
    for z in (z0 - 13.2,): prism(hexpts(1.0), 1.4, st, (-13, -1.2, z + 1), b=.1)
    rbox(6, 9, 4, .8, paint, (-12, 0, 3.6), 'z', b=.4); prism(fillet([(-3, -4), (3, -4), (4.6, 5), (-4.6, 5)], True), 4, paint, (-12, 0, 6.5), 'x', b=.3)
    for y in (-1, 1): rbox(62, 3.4, 2.6, .5, make('#3a3e42', rough=.45, coat=.2), (6, y * 9.8, .9), 'x', b=.3)
    for x in (-20, 6, 32): rbox(4, 22, 2, .4, make('#3a3e42', rough=.45, coat=.2), (x, 0, 1.0), 'y', b=.25)
    for y in (-1, 1):
        for x in (7, 29): bolt(.8, 1.2, st, (x, y * 10.4, 2.0))
    return dict(front=(-38, 20), side=(40, 16), detail=(-58, 20, dict(at=(-15, -2, 18), r=13.5)))


def cordless_drill(v):
    m = plastic(tint='p', rough=.38); dk = rubber('#1d1f21', rough=.5); st = chrome(); gr = plastic('#3a3d41', rough=.4)
    # body, waist, handle and battery, nose towards -x
    lathe([(0, -9.2), (2.6, -9.2, .4), (3.0, -8, .5), (3.1, 3, .8), (2.7, 5.4, .6), (0, 5.5)], m, (0, 0, 19), 'x', 64, sy=1.0)
    lathe([(3.06, -7.6), (3.16, -7.4, .1), (3.16, -4.6, .1), (3.06, -4.4)], dk, (0, 0, 19), 'x', 64)
    for s in (-1, 1):
        rbox(5.4, .5, 2.0, .9, dk, (.6, s * 2.98, 19.2), 'y', b=.15)
        for i in range(4): rbox(.35, .3, 2.2, .16, make('#0b0c0d', rough=.9), (3.0 + .62 * i, s * 2.92, 19.1), 'y', rot=(0, 14, 0), n=4)
    lathe([(2.3, 0), (2.55, .2, .2), (2.45, 2.0, .3), (2.1, 2.2)], gr, (-9.0, 0, 19), rot=(0, -90, 0), seg=64)
    def chuck():
        lathe([(0, 0), (2.1, 0, .2), (2.15, 2.4, .2), (1.9, 2.6), (1.9, 3.0), (2.0, 3.1, .1), (1.85, 5.0, .3), (.8, 6.4, .2), (0, 6.4)], dk, seg=64); around(24, lambda i: box(.2, .25, 2.0, dk, (0, 0, 1.2), b=.08), 2.13)
        for i in range(3): group(lambda: box(.35, .4, 1.4, st, (.42, 0, 6.6), b=.08), (0, 0, 0), (0, 0, 120 * i))
        cyl(.32, 7.5, st, (0, 0, 9.6), r2=.28, b=.1, seg=32)
    group(chuck, (-11.2, 0, 19), (0, -90, 0))
    sweep([(1.4, 0, 18), (2.0, 0, 14), (2.6, 0, 10), (2.7, 0, 6.4)], lambda t: rrect(4.0 - .5 * math.sin(t * math.pi), 4.8 - 1.0 * math.sin(t * math.pi), 1.7, 8), m)
    sweep([(2.6, 0, 15.2), (3.1, 0, 12), (3.6, 0, 9), (3.7, 0, 7)], lambda t: rrect(3.7, 3.1, 1.4, 8), dk)
    prism(fillet([(-1.2, 1.6, .3), (.6, 1.9, .3), (.8, -1.8, .3), (-.5, -1.8, .5), (-.9, -.2, .8)], True), 1.7, dk, (-.6, 0, 14.8), 'y', b=.2)
    rbox(8.6, 6.4, 2.2, 1.6, m, (1.4, 0, 5.4), 'z', b=.5); rbox(9.6, 7.0, 4.0, 1.6, dk, (1.0, 0, 2.3), 'z', b=.5); rbox(9.7, 7.1, .5, 1.6, m, (1.0, 0, 3.1), 'z', b=.1)
    rbox(3.2, .4, 1.2, .4, gr, (.2, -3.5, 1.8), 'y', b=.1); rbox(.6, 6.6, 1.3, .3, m, (-3.9, 0, 2.2), 'x', b=.15)
    ball(.35, glow('#fff3cf', 1.2), (-2.2, 0, 6.2), seg=24)
    return dict(front=(-22, 12), side=(36, 12), detail=(-38, 16, dict(at=(-8, 0, 18.5), r=7)))


def claw_hammer(v):
    st = brushed(axis='x', rough=.22, scale=.5); grip = rubber(tint='p', rough=.5)
    def head():
        lathe([(0, -7.2), (1.4, -7.2, .15), (1.5, -5.8, .25), (1.1, -4.8, .5), (1.15, -2.0), (0, -2.0)], st, axis='x', seg=48)
        rbox(4.4, 2.8, 3.2, .5, st, (-.2, 0, 0), 'x', b=.3)
        for s in (-1, 1):
            sweep([(1.2, s * .5, .2), (3.6, s * .75, .35), (6.0, s * 1.1, -.5), (7.8, s * 1.35, -2.3)], lambda t: rrect(1.5 - .35 * t, 2.4 * (1 - t) ** .8 + .28, .14, 3), st)
    group(head, (0, 0, 1.6), (90, 0, 0))
    def handle():
        sweep([(0, 0, 0), (0, -8, 0), (0, -13, 0)], lambda t: rrect(1.4, 2.0, .6, 5), st, (0, 0, 1))
        sweep([(0, -12, 0), (0, -16, 0), (0, -22, 0), (0, -27, 0), (0, -29.5, 0)], lambda t: rrect(2.5 + .35 * math.sin(t * 9), 3.2 + .5 * math.sin(t * 9 + .5), 1.15, 8), grip, (0, 0, 1))
        for i in range(3): rbox(1.1, 3.2, 2.9, .5, plastic('#17181a'), (0, -17.5 - 2.9 * i, 0), 'z', b=.1)
    group(handle, (-.2, 1, 1.6))
    return dict(front=(-50, 42), side=(-20, 50), detail=(-40, 36, dict(at=(0, -1, 1.6), r=8)))


def caster_wheel(v):
    st = steel(.25, '#d2d5d8'); tyre = rubber(tint='p', rough=.45); hub = plastic(tint='s', rough=.4); dk = plastic('#232528')
    def caster(brake):
        R = 6.2
        group(lambda: (lathe([(R - 1.7, -1.7, .2), (R - .4, -1.75, .6), (R, -1.0, .5), (R, 1.0, .5), (R - .4, 1.75, .6), (R - 1.7, 1.7, .2)], tyre, seg=128, closed=True), lathe([(0, -1.5), (R - 1.5, -1.5, .15), (R - 1.65, -.6, .2), (2.2, -.6, .2), (2.0, -1.9, .2), (0, -1.9)], hub, seg=96), lathe([(0, 1.5), (R - 1.5, 1.5, .15), (R - 1.65, .6, .2), (2.2, .6, .2), (2.0, 1.9, .2), (0, 1.9)], hub, seg=96)), (0, 0, R), (90, 0, 0))
        for s in (-1, 1):
            prism(fillet([(-1.4, -1.4, 1.3), (1.5, -1.4, 1.3), (4.8, 7.2, .8), (-1.6, 7.4, .6)], True), .35, st, (0, s * 2.3, R), 'y', b=.1)
            bolt(.8, 1.0, st, (0, s * 2.5, R), '-y' if s < 0 else 'y')
        rbox(6.6, 5.0, .4, 1.0, st, (1.6, 0, R + 7.2), 'z', b=.1)
        lathe([(0, 0), (3.2, 0, .3), (3.5, .6, .3), (3.0, 1.3, .2), (0, 1.3)], st, (1.6, 0, R + 7.4), seg=64); torus(3.1, .3, dk, (1.6, 0, R + 8.0), seg=64)
        rbox(10.5, 8.5, .5, .8, st, (1.6, 0, R + 9.0), 'z', b=.12)
        for x in (-1, 1):
            for y in (-1, 1): rbox(1.6, .8, .1, .4, make('#0b0b0c'), (1.6 + x * 3.9, y * 3.1, R + 9.26), 'z')
        if brake:
            prism(fillet([(-1.5, 1.4, .4), (-5.8, 3.0, .8), (-6.2, 4.1, .4), (-2, 4.3, .6), (0, 4.4, .3)], True), 3.4, make('#c73028', rough=.4), (0, 0, R + 2.6), 'y', b=.3)
    caster(True)
    group(lambda: caster(False), (11, -10.5, 0), (0, 0, 28))
    return dict(front=(-28, 18), side=(-76, 16), detail=(-30, 20, dict(at=(-1, -2, 7), r=7)))


def pallet_truck(v):
    m = make(tint='p', rough=.35, coat=.4); st = steel(.25); dk = rubber('#1a1b1d'); wh = plastic('#e7e3d8', rough=.5)
    for s in (-1, 1):
        y = s * 19
        prism(fillet([(-58, 0), (52, 0), (60, -1.6, 1), (60, -3.2), (52, -4.6), (-58, -4.6)], True), 16, m, (0, y, 9), 'y', b=.5)
        rbox(8, 12, 1.2, .5, m, (52, y, 3.4), 'z'); group(lambda: cyl(3.6, 9, wh, axis='y', b=.4), (46, y, 3.7)); cyl(1, 14, st, (46, y, 3.7), 'y')
    prism(fillet([(-58, 0, .5), (-58, 22, 6), (-68, 30, 3), (-72, 30, 1), (-72, 0, .5)], True), 54, m, (0, 0, 4.6), 'y', b=1.0)
    rbox(16, 22, 3, 1, m, (-76, 0, 15), 'z', b=.5); cyl(5.2, 20, m, (-77, 0, 24), b=.8); cyl(2.6, 16, st, (-77, 0, 38)); rbox(10, 14, 5, 1.5, m, (-78, 0, 17), 'z', b=.6)
    for s in (-1, 1): lathe([(2, -2.6), (6.0, -2.6, .4), (8.4, -2.2, .6), (8.6, 0), (8.4, 2.2, .6), (6.0, 2.6, .4), (2, 2.6)], dk, (-77, s * 6.2, 8.6), 'y', 64); cyl(5.4, 18.6, m, (-77, 0, 8.6), 'y', b=.4)
    # tiller
    sweep([(-79, 0, 22), (-84, 0, 50), (-90, 0, 86)], rrect(4, 3, .8, 4), m, n=4)
    tube([(-90, 0, 84), (-90.5, -11, 89), (-92, -13, 98), (-93.5, -10, 107), (-94, 0, 109), (-93.5, 10, 107), (-92, 13, 98), (-90.5, 11, 89), (-90, 0, 84)], 1.7, dk); rbox(2.6, 3, 14, 1, dk, (-92, 0, 96), 'z', b=.4, rot=(0, -8, 0)); tube([(-92.6, 0, 100), (-90, 2, 104), (-88, 5, 105)], .7, make('#c73028', rough=.35))
    for s in (-1, 1): tube([(-74, s * 12, 10), (-30, s * 12, 6.5), (44, s * 19, 5)], 1.0, st, smooth=False)
    return dict(front=(-42, 20), side=(46, 20), detail=(-58, 22, dict(at=(-74, 0, 22), r=30)))
