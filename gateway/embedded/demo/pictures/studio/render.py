"""Renders product types to light-pass files: see README.md.
blender -b -noaudio -P render.py -- [--types a,b] [--industry x] [--views front,side,detail] [--samples 3,2,2] [--size 800] [--out DIR] [--force]"""
import sys, os, json, time, tempfile, importlib, argparse
here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import bpy
from bpy_extras.object_utils import world_to_camera_view
import kit, stage, materials, colours

ap = argparse.ArgumentParser()
ap.add_argument('--types'); ap.add_argument('--industry'); ap.add_argument('--views', default='front,side,detail')
ap.add_argument('--samples', default='3,2,2', help='a half: for all views, or for front, side and detail'); ap.add_argument('--size', type=int, default=800)
ap.add_argument('--threshold', type=float, default=.1)
ap.add_argument('--out', default=os.path.join(tempfile.gettempdir(), 'studio')); ap.add_argument('--force', action='store_true')
a = ap.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
SAMPLES = dict(zip(('front', 'side', 'detail'), [int(x) for x in (a.samples.split(',') * 3)[:3]]))
types = json.load(open(os.path.join(here, '..', '..', 'types.json')))
if a.types:
    order = a.types.split(',')
    types = sorted((t for t in types if t['key'] in order), key=lambda t: order.index(t['key']))
if a.industry: types = [t for t in types if t['industry'] in a.industry.split(',')]
MARGIN, SMALL = .055, 5   # round the product, as a share of the picture; how many times smaller the surroundings are rendered


def window(cam, pts):
    """The part of the picture that the product is in: left, bottom, right, top from 0 to 1. None if it is nearly all of it."""
    q = [world_to_camera_view(bpy.context.scene, cam, p) for p in pts]
    w = [max(0, min(c.x for c in q) - MARGIN), max(0, min(c.y for c in q) - MARGIN), min(1, max(c.x for c in q) + MARGIN), min(1, max(c.y for c in q) + MARGIN)]
    return None if (w[2] - w[0]) * (w[3] - w[1]) > .8 else w


VIEWS = {'front': (-32, 20), 'side': (38, 14), 'detail': (-18, 34)}
os.makedirs(a.out, exist_ok=True)
first = True
for t in types:
    key = t['key']
    for variant in colours.variants(key, t['colours']):
        name = key + ('@' + variant if variant else '')
        todo = [v for v in a.views.split(',') if a.force or not (os.path.exists(f'{a.out}/{name}-{v}.a.exr') or os.path.exists(f'{a.out}/{name}-{v}.npz'))]
        if not todo: continue
        try:
            mod = importlib.import_module('models.' + t['industry'])
            fn = getattr(mod, key.replace('-', '_'))
        except (ImportError, AttributeError) as e:
            print('no model', key, e, flush=True); break
        stage.clear(); materials.clear()
        if first: stage.setup(a.size, SAMPLES['front'], a.threshold); first = False
        root = bpy.data.objects.new('root', None); bpy.context.scene.collection.objects.link(root)
        kit.reset(root)
        t0 = time.time()
        try: spec = fn(variant) or {}
        except Exception:
            import traceback; print('FAIL', key, traceback.format_exc(), flush=True); continue
        if 'lift' in spec: root['lift'] = spec['lift']
        rig, cam = stage.build()
        pts = stage.normalise(root)
        tb = time.time() - t0
        for v in todo:
            s = spec.get(v) or VIEWS[v]
            az, el = s[0], s[1]
            opt = s[2] if len(s) > 2 else {}
            p = pts
            if v == 'detail' and 'at' not in opt:
                lo = [min(q[i] for q in pts) for i in range(3)]; hi = [max(q[i] for q in pts) for i in range(3)]
                opt = dict(opt, world=[(l + h) / 2 + .12 * (h - l) * (i == 2) for i, (l, h) in enumerate(zip(lo, hi))], r=.36 * max(h - l for l, h in zip(lo, hi)))
            if 'all' in opt: p = pts
            elif 'world' in opt or 'at' in opt:
                c = kit.Vector(opt['world']) if 'world' in opt else root.matrix_world @ kit.Vector(opt['at'])
                r = opt['r'] if 'world' in opt else opt['r'] * root.scale[0]
                p = [c + kit.Vector(d) * r for d in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))]
                opt.setdefault('fill', 1.0)
            stage.aim(cam, rig, p, az, el, opt.get('lens', 75), opt.get('fill', stage.FILL))
            t1, c1 = time.time(), time.process_time()
            bpy.context.scene.cycles.samples = SAMPLES[v]
            r, w = bpy.context.scene.render, window(cam, pts)
            if w:
                # the empty studio around it is smooth: a small picture of it with more samples will do
                r.resolution_percentage = 100 // SMALL; bpy.context.scene.cycles.samples = 8
                r.filepath = f'{a.out}/{name}-{v}.bg.exr'
                bpy.ops.render.render(write_still=True)
                r.resolution_percentage = 100; bpy.context.scene.cycles.samples = SAMPLES[v]
                r.use_border = r.use_crop_to_border = True; r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = w
                json.dump([*w, a.size], open(f'{a.out}/{name}-{v}.window.json', 'w'))
            for half in 'ab':
                bpy.context.scene.cycles.seed = 1 + ord(half)
                bpy.context.scene.render.filepath = f'{a.out}/{name}-{v}.{half}.tmp.exr'
                bpy.ops.render.render(write_still=True)
            r.use_border = r.use_crop_to_border = False
            for half in 'ab':
                os.replace(f'{a.out}/{name}-{v}.{half}.tmp.exr', f'{a.out}/{name}-{v}.{half}.exr')
            print(f'TIME {name} {v} build {tb:.1f} render {time.time() - t1:.1f}, of one core {time.process_time() - c1:.1f}', flush=True)
