from kit import *
from materials import *


def power_station(v):
    body = grained(tint='p', rough=.48, scale=9, strength=.12, dist=.02)
    dark = grained('#1d1f22', rough=.5, scale=12, strength=.1); black = plastic('#0d0e10', rough=.4)
    mid = plastic('#34373b', rough=.4)
    rbox(40, 26, 24, 3.2, body, (0, 0, 13.5), 'y', b=1.4, seg=4)
    # dark belt and front panel
    rbox(40.3, 20, 24.3, 3.3, dark, (0, .6, 13.5), 'y', b=.3)
    rbox(35, 1.0, 19, 2, dark, (0, -12.9, 13.2), 'y', b=.3)
    rbox(33.4, .5, 17.4, 1.4, mid, (0, -13.3, 13.2), 'y', b=.15)
    # display
    rbox(13, .5, 6.2, .8, screen(), (-8.6, -13.5, 18), 'y', b=.1)
    rbox(3.4, .2, 3.4, 1.7, glow('#7fe3ff', .9), (-12.4, -13.72, 18), 'y'); rbox(2.7, .22, 2.7, 1.35, screen(), (-12.4, -13.74, 18), 'y')
    for i in range(5): box(.8, .1, .5 + .42 * i, glow('#b8f0c8', 1.0), (-9.2 + 1.25 * i, -13.78, 16.6 + .21 * i))
    for i in range(3): box(2.2 - .5 * i, .1, .26, glow('#dff6ff', .8), (-6.4, -13.78, 20.2 - .0 * i) if not i else (-4.0 + i * .4, -13.78, 20.2))
    # mains sockets
    for i in range(2):
        for j in range(2):
            x, z = 4.6 + 7.2 * i, 17.4 - 7.6 * j
            rbox(6.4, .5, 6.4, 1.3, dark, (x, -13.6, z), 'y', b=.15)
            lathe([(2.55, 0), (2.55, .35, .08), (2.25, .35, .08), (2.2, -.6), (0, -.6)], black, (x, -13.7, z), rot=(90, 0, 0))
            for dx in (-.95, .95): cyl(.28, .1, make('#000000'), (x + dx, -13.2, z), 'y', seg=20)
            for dz in (-1.95, 1.95): box(.5, .3, .3, steel(.3), (x, -13.45, z + dz), b=.08)
    # usb row, car socket, buttons
    for i in range(3):
        rbox(2.1, .4, 1.0, .2, black, (-14 + 3.1 * i, -13.55, 12.2), 'y', b=.08); box(1.5, .3, .25, plastic('#e9e9ea' if i else '#ef7d1e'), (-14 + 3.1 * i, -13.65, 12.3))
    for i in range(2): rbox(1.5, .4, .75, .37, black, (-14 + 2.6 * i, -13.55, 9.4), 'y', b=.06)
    pipe(1.6, 1.15, .7, steel(.3), (-5.4, -13.7, 10.8), 'y', b=.1); cyl(1.2, .3, black, (-5.4, -13.5, 10.8), 'y')
    for i in range(3):
        lathe([(0, .45), (.85, .45, .2), (.95, 0)], dark, (-14 + 3.2 * i, -13.55, 6.4), rot=(90, 0, 0)); torus(.98, .09, glow('#9ff0b4' if i == 0 else '#6c7076', .8), (-14 + 3.2 * i, -13.6, 6.4), rot=(90, 0, 0))
    # handles: two end blocks and a bar
    for s in (-1, 1):
        rbox(4.6, 17, 5.2, 1.2, dark, (s * 16.2, 0, 27), 'y', b=.5)
    rbox(37, 5.4, 2.7, 1.2, dark, (0, 0, 29.3), 'x', b=.4)
    rbox(24, 5.6, 1.3, .6, rubber('#2b2d30'), (0, 0, 28.6), 'x', b=.2)
    # side vents, feet
    for s in (-1, 1):
        for i in range(9): rbox(.5, 14, .62, .3, black, (s * 20.15, 0, 8.4 + 1.25 * i), 'y')
        for y in (-8, 8): rbox(6, 4, 1.6, .8, rubber(), (s * 14, y, .9), 'z', b=.2)
    for x in (-18.2, 18.2):
        for z in (4.2, 22.6): screw(.42, steel(.35), (x, -12.98, z))
    return dict(front=(-30, 20), side=(36, 14), detail=(-22, 26, dict(at=(-3, -12, 15), r=13)))


def solar_panel(v):
    frame = make(tint='s', rough=.38, spec=.6); sheet = make(tint='s', rough=.5)
    cell = make(tint='p', rough=.3, coat=1.0, coat_rough=.02, spec=.4); bus = make('#9ba0a6', rough=.35, metal=.8)
    W, H = 104, 176
    def build():
        for s in (-1, 1):
            box(3, 3.5, H, frame, (s * (W / 2 - 1.5), 0, 0), b=.3); box(W - 6, 3.5, 3, frame, (0, 0, s * (H / 2 - 1.5)), b=.3)
        box(W - 5, .6, H - 5, sheet, (0, -.7, 0))
        cw, ch, c = 15.6, 9.1, 1.0
        pts = [(-cw / 2 + c, -ch / 2), (cw / 2 - c, -ch / 2), (cw / 2, -ch / 2 + c), (cw / 2, ch / 2), (-cw / 2, ch / 2), (-cw / 2, -ch / 2 + c)]
        up = prism(pts, .12, cell, (-40, -1.05, -80), 'y'); dn = prism([(x, -y) for x, y in reversed(pts)], .12, cell, (-40, -1.05, -80), 'y')
        k = 0
        for j in range(18):
            for i in range(6):
                src = up if j % 2 == 0 else dn
                z = 9.37 * j + (1.0 if j > 8 else 0)
                n = src.copy(); bpy.context.scene.collection.objects.link(n); n.location = (-40 + 16 * i, -1.05, -80 + z)
        for o in (up, dn): bpy.data.objects.remove(o)
        for i in range(6):
            for q in range(5): box(.13, .05, 83.6, bus, (-40 + 16 * i - 6.2 + 3.1 * q, -1.13, -42.6)); box(.13, .05, 83.6, bus, (-40 + 16 * i - 6.2 + 3.1 * q, -1.13, 42.8))
        # back: junction boxes and cables
        bk = plastic('#17181a', rough=.45)
        for x in (-20, 0, 20): rbox(8, 2.2, 6, 1, bk, (x, 1.2, 2), 'y', b=.3)
        for s in (-1, 1): tube([(s * 22, 2, 0), (s * 28, 2.6, -4), (s * 30, 2.4, -30), (s * 24, 2.4, -46)], .45, bk); cyl(.8, 7, bk, (s * 24, 2.4, -49), b=.2)
        for z in (-45, 45): box(W - 6, 1.6, 2.4, frame, (0, .8, z), b=.2)
    group(build, (0, 0, 88), (-14, 0, 0))
    return dict(front=(-30, 12), side=(140, 14), detail=(-28, 22, dict(at=(-30, 16, 148), r=32)))


def solar_inverter(v):
    shell = grained(tint='p', rough=.42, scale=5, strength=.08, dist=.02); dark = grained('#25282b', rough=.5, scale=6, strength=.1)
    fin = make('#a9adb1', rough=.4, metal=.7); black = plastic('#101113', rough=.4)
    W, D, H = 42, 17, 52
    rbox(W - 3, D - 7, H - 2, 2, fin, (0, 3.5, H / 2 + 4), 'y', b=.4)
    for s in (-1, 1):
        for i in range(9): rbox(1.6, .45, H - 8, .2, fin, (s * (W / 2 - 1.2), -.2 + i * 1.05, H / 2 + 4), 'y')
    rbox(W, 8, H, 3.2, shell, (0, -4.6, H / 2 + 4), 'y', b=1.3, seg=5)
    # lower dark band, display, light bar
    rbox(W - .2, 8.1, 12, 3.1, dark, (0, -4.5, 10.2), 'y', b=1.2); box(W + .1, 8.3, .25, black, (0, -4.5, 16.1))
    rbox(15, .5, 9.5, 1, screen(), (0, -8.6, 41), 'y', b=.15)
    for i in range(4): box(2.2, .1, 1 + .9 * i, glow('#79d8ff', .8), (-4.6 + 3.0 * i, -8.88, 38.4 + .45 * i))
    rbox(11, .1, .22, .1, glow('#d8f2ff', .7), (0, -8.88, 44.2), 'y')
    for i in range(4): lathe([(0, .3), (.72, .3, .15), (.8, 0)], dark, (-4.2 + 2.8 * i, -8.55, 33.2), rot=(90, 0, 0), seg=40)
    rbox(20, .25, .55, .27, glow('#6fe0a0', 1.3), (0, -8.62, 29.4), 'y')
    # switch on the side, connectors below
    cyl(2.2, 1.2, black, (-W / 2 - .2, -4, 12), 'x', b=.2); rbox(1.4, .9, 3.6, .4, plastic('#c92a22', rough=.35), (-W / 2 - 1.1, -4, 12), 'x', b=.15)
    for i in range(4):
        x = -15.5 + 3.6 * i
        cyl(.95, 3.4, black, (x, -3.4, 2.6), b=.15, seg=32); cyl(.62, 2.6, plastic('#c92a22' if i % 2 else '#1a1b1d'), (x, -3.4, .4 + 1.0), b=.15, seg=32)
    for i in range(3):
        x = 3 + 5.6 * i
        cyl(1.9, 2.2, black, (x, -3.4, 3.0), b=.2); prism(hexpts(2.0), 1.4, plastic('#3a3d41'), (x, -3.4, 1.6), b=.15); tube([(x, -3.4, 2), (x, -3.3, .5)], .8, rubber())
    # wall bracket ears
    for s in (-1, 1): rbox(5, .5, 3.4, .8, fin, (s * 13, 8.3, H + 4.2), 'y', b=.12)
    for x in (-18.6, 18.6):
        for z in (18.2, H + 1.6): screw(.5, steel(.35), (x, -8.6, z), dark=black)
    return dict(front=(-32, 10), side=(38, 8), detail=(-22, 16, dict(at=(0, -8, 40), r=14)))


def lithium_battery(v):
    shell = grained(tint='p', rough=.36, scale=6, strength=.06, dist=.02, coat=.2); dark = grained('#202326', rough=.5, scale=6, strength=.1); st = steel(.3)
    W, D, H = 58, 19, 82
    rbox(W, D - 5, H, 2.6, shell, (0, 2.2, H / 2 + 5), 'y', b=.7, seg=4)
    rbox(W - 1.2, 5.4, H - 1.2, 3.2, shell, (0, -6.2, H / 2 + 5), 'y', b=1.5, seg=5)
    rbox(W - .8, .8, H - .8, 2.8, make('#0f1012', rough=.5), (0, -4.9, H / 2 + 5), 'y')
    # shaded upper panel, state ring and bar
    rbox(W - 9, .4, 15, 1.6, screen(), (0, -8.85, H - 6), 'y', b=.12)
    torus(3.1, .28, glow('#7ce6a8', 1.3), (-17, -9.1, H - 6), rot=(90, 0, 0)); lathe([(0, .2), (1.9, .2, .2), (2.0, 0)], plastic('#2c3034'), (-17, -8.95, H - 6), rot=(90, 0, 0), seg=48)
    for i in range(6): rbox(4.2, .2, 1.5, .4, glow('#7ce6a8' if i < 5 else '#2d3a33', 1.0), (-7.6 + 5.3 * i, -9.1, H - 6), 'y')
    rbox(W - 1.0, 5.5, .3, .1, make(tint='s', rough=.4), (0, -6.2, 24), 'y')
    # plinth, side handles, ports
    rbox(W - 3, D - 5, 5, 1.5, dark, (0, 0, 2.6), 'z', b=.5)
    for s in (-1, 1):
        rbox(.7, 4.6, 20, 2.2, dark, (s * (W / 2 + .05), 2, 58), 'x', b=.2); rbox(.8, 2.8, 17, 1.4, make('#08090a', rough=.8), (s * (W / 2 + .12), 2, 58), 'x', b=.1)
        for z in (16, 22): screw(.6, st, (s * (W / 2), 2, z), 'x') if s > 0 else None
    for i, c in enumerate(('#e0731f', '#16181a')):
        pipe(2.0, 1.4, 1.6, plastic(c), (W / 2 + .6, 1 - 0, 34 - 6 * i), 'x', b=.2); cyl(1.5, 1.0, plastic('#26282b'), (W / 2 + .5, 1, 34 - 6 * i), 'x')
    rbox(.8, 6, 4, .4, dark, (W / 2 + .2, 1, 44), 'x', b=.15)
    return dict(front=(-30, 10), side=(40, 8), detail=(-22, 18, dict(at=(-6, -8, 76), r=20)))


def ev_charger(v):
    shell = gloss(tint='p', rough=.25); dark = grained('#1c1e20', rough=.45, scale=10); black = rubber('#131415')
    W, D, H = 21, 9, 34
    rbox(W, D, H, 5.5, shell, (0, 0, H / 2 + 6), 'y', b=1.6, seg=6, n=16)
    rbox(W - 4, .7, H - 4, 4.2, screen(), (0, -D / 2 - .05, H / 2 + 6), 'y', b=.25, n=16)
    torus(3.4, .26, glow('#59d48c', 1.6), (0, -D / 2 - .4, 30), rot=(90, 0, 0))
    bolt_ = [(.5, 2.1), (-1.5, -.3), (-.1, -.3), (-.5, -2.1), (1.5, .4), (.1, .4)]
    prism(bolt_, .1, glow('#dff7e8', 1.0), (0, -D / 2 - .42, 30), 'y')
    for i in range(4): rbox(1.7, .1, .35, .17, glow('#59d48c' if i < 3 else '#47504b', .9), (-3.6 + 2.4 * i, -D / 2 - .42, 23.6), 'y')
    rbox(W - 6, 3.2, 2.6, 1.2, dark, (0, 3.3, 6.6), 'z', b=.3)
    # wall plate turned into a stand for the picture
    rbox(W - 7, 1.4, 12, 1.6, dark, (0, 3.6, 6.2), 'y', b=.3); rbox(W - 2, 15, 1.2, 2, dark, (0, 1.6, .6), 'z', b=.3)
    # holster on the right with plug, cable hanging in loops
    rbox(3.2, 6, 10, 2, dark, (W / 2 + .6, -.4, 22), 'x', b=.6)
    def plug():
        lathe([(0, -4), (2.5, -4, .3), (2.9, -3.4, .3), (2.9, .6, .4), (2.3, 1.2, .3), (0, 1.2)], dark, seg=64)
        r = [[(x * k * 1.9, y * k * 2.3, z) for x, y in circle(1, 32)] for z, k in ((1.0, 1.0), (3, 1.05), (7, .85), (11, .8), (13.4, .72))]
        loft([[(x + .05 * max(0, z - 2) ** 1.5 * .35, y, z) for x, y, z in q] for q in r], dark, angle=60)
        rbox(.9, 1.4, 3.0, .4, make(tint='p', rough=.35), (-1.75, 0, 4.4), 'x', b=.2)
    group(plug, (W / 2 + 4.6, -1.2, 23.5), (0, 168, 0))
    x0 = W / 2 + 3.7
    path = [(W / 2 + 6.9, -1.2, 13.0), (W / 2 + 7.4, -1.2, 10.2), (W / 2 + 7.2, -1.3, 6.4), (x0 + 1.5, -1.8, 2.4), (x0 + 1.5, -5, .85), (8, -11.6, .8)]
    for i in range(0, 66):
        a = TAU * i / 22 - .2; r = 8.4 + .25 * math.sin(i * .7)
        path.append((-1 + r * 1.35 * math.sin(a + .6), -12.2 - r * .5 * math.cos(a + .6) * .95, .85 + (i / 22) * 1.25))
    path += [(2, -7, 4.2), (0, -1, 4.0), (0, 2.4, 5)]
    tube(path, .72, black, n=6)
    return dict(front=(-24, 14), side=(38, 10), detail=(-16, 14, dict(at=(1, -4, 29), r=9)))


def solar_street_light(v):
    body = make(tint='p', rough=.36, coat=.2, coat_rough=.15); pole = make(tint='p', rough=.4, coat=.2, coat_rough=.2); st = steel(.3)
    cell = make('#14284d', rough=.3, coat=1.0, coat_rough=.02); line = make('#b8bdc4', rough=.4)
    L, W = 62, 27
    def head():
        rbox(L, W, 4.6, 3.5, body, (0, 0, 0), 'z', b=1.3, seg=4)
        rbox(L - 3, W - 3, .5, 2, make('#0d1220', rough=.4), (0, 0, 2.35), 'z', b=.15)
        for i in range(9):
            for j in range(4): box(5.9, 5.4, .1, cell, (-25.2 + 6.3 * i, -8.6 + 5.75 * j, 2.62))
        for i in range(27): box(.06, 22.8, .04, line, (-27.3 + 2.1 * i, 0, 2.68))
        # lamp side
        rbox(36, 20, 1.2, 1.4, make('#e9ebed', rough=.3), (-9, 0, -2.4), 'z', b=.3)
        for i in range(10):
            for j in range(5): cyl(1.0, .5, make('#fff3cf', rough=.15, emit='#fff3d6', emit_power=.9), (-24.4 + 3.4 * i, -7.2 + 3.6 * j, -3.0), b=.15, seg=20)
        lathe([(0, -1.6), (1.2, -1.5, .5), (2.2, -.4, .4), (2.4, 0)], make('#f0f1f2', rough=.4), (14, 0, -2.3), seg=40)
        for i in range(7): rbox(.8, W - 7, 1.6, .3, body, (18 + 1.6 * i, 0, -2.6), 'z', b=.15)
    group(head, (0, 0, 92), (0, 12, 0))
    # arm, clamp, pole, base
    cyl(2.6, 15, body, (33, 0, 84.2), 'x', b=.5, rot=(0, 12, 0)); rbox(9, 8, 7, 1.5, body, (37, 0, 83.4), 'z', b=.6, rot=(0, 12, 0))
    tube([(38, 0, 83), (43, 0, 80.5), (46, 0, 75), (46, 0, 66)], 2.5, pole)
    cyl(3.0, 68, pole, (46, 0, 34), r2=2.6, b=.2); cyl(3.6, 3, st, (46, 0, 66), b=.4)
    rbox(16, 16, 1.6, 1, pole, (46, 0, .8), 'z', b=.3)
    for x in (-5.5, 5.5):
        for y in (-5.5, 5.5): bolt(1.1, 2, st, (46 + x, y, 1.6))
    for a in range(4):
        x, y = math.cos(a * math.pi / 2), math.sin(a * math.pi / 2)
        box(4 if abs(x) > .5 else .7, .7 if abs(x) > .5 else 4, 6, pole, (46 + x * 4.4, y * 4.4, 4.4), b=.2)
    rbox(.6, 4, 11, .8, pole, (43.1, 0, 20), 'x', b=.15)
    return dict(front=(-28, 26), side=(-42, -8), detail=(-26, 34, dict(at=(-6, 0, 93), r=26)))


def solar_flood_light(v):
    m = cast(tint='p', rough=.4, scale=1.2, strength=.1); gl = make('#dfe6ea', rough=.08, coat=.8); led = glow('#fff6df', 1.3); st = steel(.3); cell = make('#0f1a33', rough=.3, coat=.35, coat_rough=.05, spec=.3); line = make('#c9ced4', metal=1.0, rough=.3)
    def lamp():
        rbox(26, 4.4, 20, 1.4, m, (0, 0, 0), 'y', b=.6); rbox(23.4, .6, 17.2, .8, make('#b9bfc5', metal=1.0, rough=.2), (0, -2.2, 0), 'y', b=.1); rbox(23, .3, 16.8, .8, gl, (0, -2.5, 0), 'y', b=.05)
        for i in range(12):
            for j in range(7): rbox(1.1, .1, 1.1, .2, led, (-9.9 + 1.8 * i, -2.72, -5.9 + 1.95 * j), 'y')
        for i in range(11): box(.5, 2.4, 18, m, (-11 + 2.2 * i, 3.0, 0), b=.15)
    group(lamp, (0, 0, 16), (-12, 0, 0))
    ribbon([(-14, 0, 16), (-14.4, 0, 8), (-13.4, 0, 4.2), (-9, 0, 3.0), (9, 0, 3.0), (13.4, 0, 4.2), (14.4, 0, 8), (14, 0, 16)], 3.0, .5, m);
    for s in (-1, 1): bolt(1.1, 1.8, st, (s * 14.2, 0, 16), 'x' if s > 0 else '-x')
    rbox(9, 7, .6, 1, m, (0, 0, 2.6), 'z', b=.15); cyl(2.6, 2.4, m, (0, 0, 1.2), b=.3)
    def panel():
        rbox(30, 22, 1.4, .5, make('#d3d6d9', metal=1.0, rough=.3), (0, 0, 0), 'z', b=.15); box(28.6, 20.6, .1, cell, (0, 0, .72))
        for i in range(1, 6): box(.12, 20.4, .04, line, (-14.3 + 28.6 * i / 6, 0, .79))
        for j in range(1, 4): box(28.4, .12, .04, line, (0, -10.3 + 20.6 * j / 4, .79))
    group(panel, (34, 4, 13), (52, 0, 0)); tube([(34, 7, 11), (34, 10, 4), (34, 10, 0)], .9, st); rbox(12, 12, .8, 2, st, (34, 9, .4), 'z', b=.2)
    tube([(2, 4, 13), (10, 9, 2), (20, 10, .5), (30, 9, 3), (33, 7, 10)], .4, rubber('#1b1c1e'))
    return dict(front=(-20, 18), side=(-50, 20), detail=(-30, 16, dict(at=(-3, -2, 17), r=12)))


def charging_cable(v):
    m = rubber(tint='p', rough=.42); dk = plastic('#1d1f22', rough=.4); st = chrome(); acc = plastic(tint='p', rough=.35)
    for i in range(4):
        tube([((15 - .9 * (i % 2)) * math.cos(TAU * j / 40) , (15 - .9 * (i % 2)) * math.sin(TAU * j / 40), 1.0 + 1.7 * i + .25 * math.sin(j * .9 + i)) for j in range(40)], .95, m, closed=True, smooth=False)
    tube([(13, 7, 7), (4, 15, 8.4), (-10, 12, 9), (-18, 0, 7), (-17, -12, 3.6), (-12, -20, 3.2)], .95, m, n=12); tube([(-14, 4, 7.4), (-4, 14, 9.2), (8, 12.5, 9.2), (16, 4, 7.6), (19, -8, 4), (16, -17, 3.2)], .95, m, n=12)
    for a in (60, 200, 320): group(lambda: ribbon([(12.4, 0, .4), (12.2, 0, 8), (14.4, 0, 8.6), (16.6, 0, 8), (16.6, 0, .4)], 2.0, .25, dk), (0, 0, 0), (0, 0, a))
    def plug(pins):
        taper([(0, 0, -3), (0, 0, 0), (0, 0, 3)], [1.1, 1.7, 2.3], dk, (1, 0, 0)); sweep([(0, 0, 2), (0, .3, 6), (0, .2, 11), (0, 0, 14)], lambda t: rrect(5.2 + .8 * t, 4.6 + 1.0 * t, 2.0, 8), acc, (1, 0, 0)); lathe([(0, 0), (3.5, 0, .3), (3.6, 3.6, .2), (3.3, 3.9, .1), (3.1, 3.7), (3.1, 1.8), (0, 1.8)], dk, (0, 0, 13.4), seg=64)
        for x, y, r in ((0, 0, .55), (-1.5, .2, .55), (1.5, .2, .55), (-.8, 1.5, .5), (.8, 1.5, .5), (-.9, -1.4, .4), (.9, -1.4, .4)): pipe(r, r * .55, 1.9, st if pins else plastic('#e9eaec'), (x, y, 16.2), seg=32)
        rbox(1.4, .7, 3.0, .4, plastic('#4a4e53'), (0, -2.9, 9), 'y', b=.2); sweep([(0, -2.6, 12.4), (0, -3.4, 14.5), (0, -3.2, 16.6)], rrect(1.4, .5, .2, 3), dk, (1, 0, 0))
    group(lambda: plug(True), (-11.3, -21.5, 3.2), (96, 0, 28)); group(lambda: plug(False), (15.6, -18.6, 3.2), (96, 0, -14))
    return dict(front=(-10, 36), side=(28, 26), detail=(-6, 24, dict(at=(-6.5, -31, 3.6), r=8.5)))


def battery_pack(v):
    m = grained(tint='p', rough=.4, scale=4, strength=.1); dk = plastic('#15171a', rough=.45); brass = steel(.25, '#d7b36a'); red = plastic('#cc2f28'); blk = plastic('#26282b'); lab = make('#f3f5f6', rough=.5); grn = make('#2f9a5c', rough=.5); ink = make('#2b2e31', rough=.6)
    L, W, H = 33, 17, 19
    rbox(L, W, H, 1.0, m, (0, 0, H / 2), 'z', b=.5); rbox(L + .5, W + .5, 3.4, 1.2, dk, (0, 0, H + .6), 'z', b=.5); box(L + .1, W + .1, .2, dk, (0, 0, H * .82))
    for s, c in ((-1, red), (1, blk)):
        rbox(6, 5, 2.0, .8, dk, (s * 12, -4.4, H + 2.6), 'z', b=.3); cyl(1.7, 1.2, brass, (s * 12, -4.4, H + 4.0), b=.15); cyl(.75, 2.6, brass, (s * 12, -4.4, H + 5.0), b=.15); prism(hexpts(1.25), .9, brass, (s * 12, -4.4, H + 4.9), b=.1); torus(2.2, .35, c, (s * 12, -4.4, H + 3.6), seg=48)
    tube([(-9, 5, H + 1.8), (-9, 5, H + 5.5), (-6, 5, H + 8.2), (6, 5, H + 8.2), (9, 5, H + 5.5), (9, 5, H + 1.8)], .55, fabric('#2a2c2f', scale=4, kind='twill'), n=8); rbox(9, 1.9, 1.6, .7, rubber('#1b1c1e'), (0, 5, H + 8.2), 'x', b=.3)
    rbox(25, .15, 11.4, .8, lab, (0, -W / 2 - .03, 8.4), 'y'); rbox(25, .2, 3.2, .6, grn, (0, -W / 2 - .04, 12.6), 'y')
    for i, w in enumerate((15, 18, 12)): box(w, .06, .7, ink, (-11.4 + w / 2, -W / 2 - .13, 9.2 - 1.9 * i))
    prism([(7.0, 4.2), (9.6, 9.0), (8.9, 9.0), (10.8, 10.6), (7.4, 7.0), (8.3, 7.0)], .1, make('#f0a51c', rough=.4), (0, -W / 2 - .13, 0), 'y')
    rbox(5, .2, 1.6, .3, screen(), (10, -W / 2 - .3, H + .6), 'y')
    return dict(front=(-30, 20), side=(36, 18), detail=(-36, 30, dict(at=(-9, -4, 20), r=9)))


def solar_charge_controller(v):
    m = grained(tint='p', rough=.36, scale=5, strength=.06); fin = make('#aab0b5', rough=.34, metal=.85); dk = plastic('#191b1e', rough=.42); st = steel(.28); grn = plastic('#2f8f57', rough=.4); ink = make('#e9edf0', rough=.5); lcd = make('#a9c7b4', rough=.1, coat=.8, coat_rough=.03, emit='#9fc4ae', emit_power=.25); seg = make('#1d2a24', rough=.5)
    W, H, D = 19, 13.6, 3.4
    def unit():
        # heat sink behind: plate with ears and fins
        rbox(W + 3.6, .7, H - 2.2, .8, fin, (0, 1.2, H / 2 + .3), 'y', b=.15)
        for i in range(19): box(.36, 2.6, H - 2.6, fin, (-W / 2 + .7 + i * (W - 1.4) / 18, 2.6, H / 2 + .3), b=.1)
        for s in (-1, 1):
            for z in (3.2, H - 2.8): rbox(.72, .9, 1.6, .35, make('#1a1b1d', rough=.8), (s * (W / 2 + 1.05), 1.2, z), 'y')
        # front shell in two tones
        rbox(W, D, H, 1.2, m, (0, -D / 2 + .9, H / 2), 'y', b=.5, seg=4)
        rbox(W - 2.2, .3, 7.6, .7, dk, (0, -D + .86, H - 4.9), 'y', b=.12)
        rbox(7.6, .3, 4.9, .35, make('#0d0f11', rough=.3), (-3.6, -D + .72, H - 4.6), 'y', b=.08); rbox(6.7, .2, 4.0, .2, lcd, (-3.6, -D + .62, H - 4.6), 'y')
        y = -D + .5
        # display: panel, battery with bars, lamp, figures
        rbox(1.2, .03, 1.0, .1, seg, (-5.9, y, H - 3.6), 'y')
        for i in range(2): box(.05, .04, 1.0, lcd, (-6.1 + .4 * i, y - .01, H - 3.6))
        box(1.2, .04, .05, lcd, (-5.9, y - .01, H - 3.6))
        rbox(1.7, .03, 1.0, .15, seg, (-3.6, y, H - 3.6), 'y'); rbox(1.54, .04, .84, .1, lcd, (-3.6, y - .005, H - 3.6), 'y'); box(.14, .03, .4, seg, (-2.68, y, H - 3.6))
        for i in range(4): box(.27, .04, .66, seg, (-4.15 + .36 * i, y - .015, H - 3.6))
        for a, b in ((-5.15, -4.6), (-2.45, -1.9)): box(b - a, .03, .08, seg, ((a + b) / 2, y, H - 3.6)); prism([(b - .1, H - 3.78), (b + .18, H - 3.6), (b - .1, H - 3.42)], .03, seg, (0, y, 0), 'y')
        group(lambda: (cyl(.36, .03, seg, axis='y', seg=32), box(.28, .03, .3, seg, (0, 0, -.4))), (-1.35, y, H - 3.5))
        def digit(x, on):
            for k, (dx, dz, w, h) in enumerate(((0, .58, .5, .11), (.26, .3, .11, .5), (.26, -.3, .11, .5), (0, -.58, .5, .11), (-.26, -.3, .11, .5), (-.26, .3, .11, .5), (0, 0, .5, .11))):
                if on >> k & 1: box(w, .03, h, seg, (x + dx, y, H - 5.5 + dz))
        for x, on in ((-5.6, 0b0000110), (-4.75, 0b1001111), (-3.7, 0b1111101), (-2.5, 0b1111111), (-1.65, 0b1111101)): digit(x, on)
        box(.12, .03, .12, seg, (-4.2, y, H - 6.05))
        # keys, lights
        for i in range(3): group(lambda: lathe([(0, .5), (.62, .5, .15), (.68, 0)], plastic('#e2e5e8', rough=.35), seg=40), (2.4 + 2.1 * i, -D + .74, H - 6.4), (90, 0, 0))
        for i, c in enumerate(('#36c26a', '#36c26a', '#f0a41f')):
            group(lambda: (torus(.34, .07, st, seg=32, n=8), ball(.28, glow(c, .9), seg=24, sz=.6)), (2.4 + 2.1 * i, -D + .72, H - 3.4), (90, 0, 0)); box(.9, .02, .1, ink, (2.4 + 2.1 * i, -D + .7, H - 4.4))
        # terminals
        rbox(W - 2.6, 2.6, 3.0, .4, dk, (-.2, -D + .6, 2.0), 'y', b=.2)
        for i in range(6):
            x = -6.9 + 2.45 * i
            rbox(2.2, 2.8, 2.5, .2, grn, (x, -D + .3, 2.0), 'y', b=.12); cyl(.72, .12, make('#17221b', rough=.7), (x, -D - 1.1, 2.4), 'y', seg=40); group(lambda: (cyl(.56, .12, st, b=.04, seg=32), box(.95, .14, .05, make('#2a2c2f'), (0, 0, .07), rot=(0, 0, 25 * i))), (x, -D - 1.14, 2.4), (90, 0, 0)); rbox(1.3, .12, .5, .1, make('#0b0d0c', rough=.9), (x, -D - 1.1, 1.2), 'y')
            box(.5, .02, .1, ink, (x, -D + .37, 4.1)); box(.1, .02, .5, ink, (x, -D + .37, 4.1)) if i % 2 == 0 else None
        for sx in (-1, 1):
            for z in (.95, H - .9): group(lambda: screw(.36, st, (0, 0, 0), 'z', make('#1a1b1d')), (sx * (W / 2 - .85), -D + .88, z), (90, 0, 0))
        rbox(1.3, .2, .6, .08, make('#0b0c0d'), (7.6, -D + .4, 1.4), 'y'); rbox(1.5, .3, .8, .12, st, (7.6, -D + .5, 1.4), 'y', b=.05)
    group(unit, (0, 0, 0), (-4, 0, 0))
    return dict(front=(-26, 16), side=(34, 14), detail=(-24, 18, dict(at=(-3, -2, 7), r=6.6)))


def portable_solar_panel(v):
    cloth = fabric(tint='p', scale=2.2, strength=.25, kind='weave', dist=.03); cell = make('#121b30', rough=.24, coat=.7, coat_rough=.04); line = make('#aeb6c0', rough=.35, metal=.7); dk = plastic('#191b1d', rough=.45); web = fabric('#26282b', scale=6, kind='twill'); st = steel(.3); laminate = make('#0b0e14', rough=.25, coat=.4, coat_rough=.06)
    W, H, T = 33, 46, 1.3
    def panel():
        rbox(W, T, H, 1.6, cloth, (0, 0, H / 2), 'y', b=.35)
        rbox(W - 4.2, .3, H - 4.6, .4, laminate, (0, -T / 2 - .02, H / 2), 'y', b=.06)
        cw, chh = (W - 5.6) / 4, (H - 6.0) / 8
        for i in range(4):
            for j in range(8):
                x, z = -(W - 5.6) / 2 + cw * (i + .5), 3.0 + chh * (j + .5)
                prism(fillet([(x - cw / 2 + .12, z - chh / 2 + .12, .5), (x + cw / 2 - .12, z - chh / 2 + .12, .5), (x + cw / 2 - .12, z + chh / 2 - .12, .5), (x - cw / 2 + .12, z + chh / 2 - .12, .5)], True, 2), .06, cell, (0, -T / 2 - .2, 0), 'y')
            for k in range(3): box(.12, .02, H - 6.2, line, (-(W - 5.6) / 2 + cw * (i + .2 + .3 * k), -T / 2 - .25, H / 2))
        # stitched edge and eyelets
        tube([(x, -T / 2 - .02, H / 2 + z) for x, z in rrect(W - 1.5, H - 1.5, 1.0, 5)], .1, make('#0e0f10', rough=.9), closed=True, smooth=False)
        for x in (-1, 1):
            for z in (1.2, H - 1.2): group(lambda: torus(.55, .2, st, seg=40, n=10), (x * (W / 2 - 1.2), -T / 2 - .05, z), (90, 0, 0))
    def row():
        # a gentle zigzag of three, joined by cloth hinges
        a = 11; x = y = 0
        for i in range(3):
            t = math.radians(a if i % 2 == 0 else -a)
            c, s = math.cos(t), math.sin(t)
            group(panel, (x + c * W / 2, y + s * W / 2, 0), (0, 0, math.degrees(t)))
            x2, y2 = x + c * (W + .9), y + s * (W + .9)
            if i < 2: cyl(.62, H - 3, cloth, (x2 - c * .45, y2 - s * .45 + .1, H / 2), b=.2, seg=24)
            x, y = x2, y2
        # handle on the last one, magnets
        ribbon([(x + .2, y, H / 2 - 7), (x + 2.2, y, H / 2 - 6), (x + 3.4, y, H / 2), (x + 2.2, y, H / 2 + 6), (x + .2, y, H / 2 + 7)], 2.4, .4, web)
    group(row, (-(3 * W) / 2, 0, 0), (-18, 0, 0))
    for px in (-W, W): ribbon([(px, 13.8, 29), (px, 22, 13), (px, 27, .5)], 9, .7, cloth, (1, 0, 0), 4)
    # junction pouch with cable and plug lying in front
    rbox(9, 6.5, 2.4, 1, dk, (26, -13, 1.2), 'z', b=.5); rbox(2.0, .3, .9, .2, st, (24, -16.3, 1.3), 'y', b=.05); rbox(2.0, .3, .9, .2, st, (27.4, -16.3, 1.3), 'y', b=.05); cyl(.8, .3, make('#f0a41f', rough=.4), (29.6, -16.3, 1.3), 'y', seg=32)
    tube([(30.5, -12.6, 1.2), (36, -12, .6), (42, -8, .6), (45, 0, .6), (44, 6, 2), (40, 9, 8)], .45, rubber('#17181a')); tube([(21.5, -13, 1.2), (16, -14, .5), (8, -19, .5), (0, -17, .5), (-8, -20, .5)], .45, rubber('#17181a')); rbox(5.4, 2.0, 1.8, .7, dk, (-10, -20.4, .9), 'x', b=.3, rot=(0, 0, 14)); rbox(2.2, 1.3, 1.2, .3, make('#e0b23a', rough=.4), (-13.4, -21.2, .9), 'x', b=.1, rot=(0, 0, 14))
    return dict(front=(-24, 18), side=(36, 14), detail=(-30, 20, dict(at=(-26, 2, 26), r=20)))


def solar_garden_light(v):
    m = make(tint='p', rough=.34, coat=.25, coat_rough=.12); dk = make('#15171a', rough=.5); gl = thinglass('#fbfdfb', 1.0, .98); st = steel(.28); warm = glow('#ffd89a', 3.2); cell = make('#12224a', rough=.2, coat=1.0, coat_rough=.03); line = make('#b9c0c8', metal=.8, rough=.3)
    def light(H):
        lathe([(0, 0), (6.2, 0, .3), (6.3, .7, .3), (5.6, 1.2, .4), (2.4, 1.6, .5), (2.0, 2.4, .3), (0, 2.4)], m, seg=96)
        for i in range(3): a = math.radians(30 + 120 * i); bolt(.5, .8, st, (4.6 * math.cos(a), 4.6 * math.sin(a), 1.1))
        cyl(1.75, H, m, (0, 0, H / 2 + 1.6), b=.1, seg=64); z = H + 1.4
        lathe([(0, z), (1.9, z, .2), (2.2, z + .8, .2), (4.4, z + 1.7, .6), (5.0, z + 2.2, .2), (5.0, z + 3.2, .3), (4.4, z + 3.6), (0, z + 3.6)], m, seg=96)
        # glass with cage, lamp inside
        lathe([(4.2, z + 3.5), (4.2, z + 13.0)], gl, seg=96)
        lathe([(0, 0), (1.3, 0, .2), (1.3, 1.6, .2), (.8, 2.2), (0, 2.2)], dk, (0, 0, z + 3.5), seg=48)
        lathe([(.7, 0), (1.1, .8), (1.7, 2.6, 1.2), (1.5, 4.6, 1.0), (0, 5.6)], thinglass('#fff3d8', .8, .97), (0, 0, z + 5.4), seg=64)
        tube([(-.5, 0, z + 6.2), (-.8, 0, z + 8.8), (-.3, .2, z + 9.6), (0, -.2, z + 8.2), (.3, .2, z + 9.6), (.8, 0, z + 8.8), (.5, 0, z + 6.2)], .16, warm)
        around(4, lambda i: tube([(0, 0, z + 3.2), (0, 0, z + 13.2)], .22, m, smooth=False), 4.55, start=20)
        for q in (z + 6.4, z + 10): torus(4.55, .2, m, (0, 0, q), seg=96, n=10)
        # cap with the cell on it
        lathe([(0, z + 12.8), (4.6, z + 12.8), (5.0, z + 13.1, .2), (6.4, z + 13.3, .2), (6.5, z + 13.9, .3), (5.6, z + 14.7, .6), (4.6, z + 15.2, .2), (0, z + 15.2)], m, seg=96)
        rbox(6.0, 6.0, .3, .5, cell, (0, 0, z + 15.3), 'z', b=.08)
        for i in range(6): box(.05, 5.8, .03, line, (-2.5 + i, 0, z + 15.47))
        for j in (-1, 1): box(5.8, .12, .03, line, (0, j * 1.5, z + 15.47))
    group(lambda: light(34), (0, 0, 0)); group(lambda: light(17), (13.5, -7, 0))
    return dict(front=(-24, 16), side=(34, 12), detail=(-26, 20, dict(at=(0, 0, 43.5), r=9.5)))
