"""The studio: a pale sweep, three softboxes that turn with the camera, and the camera that frames by itself."""
import math
import bpy
from mathutils import Vector, Matrix
from materials import N

FILL = .82


def setup(size, samples, threshold):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device = 'CPU'
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = threshold
    c.adaptive_min_samples = 4
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 2, 3, 8, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.0, 20.0
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.35
    r = sc.render
    r.resolution_x = r.resolution_y = size
    r.resolution_percentage = 100
    r.use_persistent_data = True
    r.threads_mode, r.threads = 'FIXED', 2
    r.film_transparent = False
    s = r.image_settings
    s.file_format, s.color_depth, s.exr_codec = 'OPEN_EXR_MULTILAYER', '16', 'NONE'
    vl = bpy.context.view_layer
    for p in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
              'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'environment', 'normal', 'combined', 'z'):
        setattr(vl, 'use_pass_' + p, True)
    for name in ('tint', 'glass'):
        a = vl.aovs.add(); a.name = name; a.type = 'COLOR'


def clear():
    for coll in (bpy.data.objects, bpy.data.meshes, bpy.data.curves, bpy.data.materials, bpy.data.lights, bpy.data.cameras, bpy.data.worlds):
        for x in list(coll):
            coll.remove(x)


def build():
    """Sweep, lights, world and camera; returns the rig that turns with the view."""
    sc = bpy.context.scene
    rig = bpy.data.objects.new('rig', None); sc.collection.objects.link(rig)
    # sweep: floor → curve → wall, in the rig's space the camera looks along +y
    prof = [(-40, 0), (6, 0)] + [(6 + 6 * math.sin(a), 6 - 6 * math.cos(a)) for a in (math.pi / 2 * i / 24 for i in range(1, 25))] + [(12, 30)]
    v = [(x, y, z) for y, z in prof for x in (-60, 60)]
    me = bpy.data.meshes.new('sweep')
    me.from_pydata(v, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)])
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    o = bpy.data.objects.new('sweep', me); sc.collection.objects.link(o); o.parent = rig
    m = bpy.data.materials.new('sweep'); m.use_nodes = True
    n = N(m.node_tree); m.node_tree.nodes.clear()
    d = n('BsdfDiffuse', _Color=(.80, .805, .81, 1))
    # the wall glows a little, so that the ground stays pale to the top of the picture
    y = n('SeparateXYZ', _Vector=n('TexCoord').outputs['Object']).outputs[1]
    e = n('Emission', _Color=(.97, .985, 1, 1), _Strength=n.math('MULTIPLY', n.ramp(n.math('DIVIDE', y, 12.0), (.03, 0.0), (.35, .55), (1.0, 1.0)), .42))
    ad = n('AddShader'); n.put(ad.inputs[0], d.outputs[0]); n.put(ad.inputs[1], e.outputs[0])
    m.node_tree.links.new(ad.outputs[0], n('OutputMaterial').inputs[0])
    me.materials.append(m)

    def area(name, az, el, dist, sx, sy, power, col=(1, 1, 1), aim=(0, 0, .7)):
        l = bpy.data.lights.new(name, 'AREA')
        l.shape, l.size, l.size_y, l.energy, l.color = 'RECTANGLE', sx, sy, power, col
        q = bpy.data.objects.new(name, l); sc.collection.objects.link(q); q.parent = rig
        a, e = math.radians(az), math.radians(el)
        p = Vector((dist * math.sin(a) * math.cos(e), -dist * math.cos(a) * math.cos(e), dist * math.sin(e))) + Vector(aim)
        q.matrix_local = Matrix.Translation(p) @ (Vector(aim) - p).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
        q.visible_camera = False
        return q
    area('key', -52, 42, 5.0, 3.0, 3.0, 205, (1, .985, .965))
    area('fill', 68, 20, 5.5, 2.4, 4.2, 62, (.965, .985, 1))
    area('top', 165, 66, 4.8, 4.2, 2.2, 135)
    w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True
    n = N(w.node_tree); w.node_tree.nodes.clear()
    tc = n('TexCoord')
    z = n('SeparateXYZ', _Vector=tc.outputs['Generated']).outputs[2]
    # for reflections a studio with contrast: bright ceiling, darker room at eye height
    gl = n.ramp(n.math('MULTIPLY_ADD', z, .5, .5), (.0, .5), (.47, .30), (.56, .20), (.74, .42), (1.0, .8))
    lp = n('LightPath')
    col = n.mix(lp.outputs['Is Glossy Ray'], (.47, .478, .487, 1), gl)
    bg = n('Background', _Color=col, _Strength=1.0)
    w.node_tree.links.new(bg.outputs[0], n('OutputWorld').inputs[0])
    w.cycles.sampling_method = 'NONE'
    cam = bpy.data.cameras.new('cam'); co = bpy.data.objects.new('cam', cam); sc.collection.objects.link(co)
    cam.sensor_width = 36; cam.clip_start = .05
    sc.camera = co
    return rig, co


def points(root):
    """World positions of all visible product vertices."""
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in bpy.data.objects:
        if o.parent != root or o.get('nofit') or o.type not in ('MESH', 'CURVE'):
            continue
        e = o.evaluated_get(dg); me = e.to_mesh()
        if me is None: continue
        vs = me.vertices; step = max(1, len(vs) // 1500)
        mw = o.matrix_world
        out += [mw @ vs[i].co for i in range(0, len(vs), step)]
        e.to_mesh_clear()
    return out


def normalise(root):
    """Scale the product to the studio (largest side 2) and stand it on the floor."""
    bpy.context.view_layer.update()
    p = points(root)
    lo = [min(q[i] for q in p) for i in range(3)]; hi = [max(q[i] for q in p) for i in range(3)]
    s = 2 / max(h - l for h, l in zip(hi, lo))
    root.scale = (s, s, s)
    lift = root.get('lift', 0.0)
    root.location = (-s * (lo[0] + hi[0]) / 2, -s * (lo[1] + hi[1]) / 2, -s * lo[2] + lift)
    bpy.context.view_layer.update()
    return points(root)


def aim(cam, rig, pts, az, el, lens=75, fill=FILL):
    """Camera from azimuth (0 = front, + = from the right) and elevation, so that pts fill the frame."""
    cam.data.lens = lens
    a, e = math.radians(az), math.radians(el)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    rot = (-back).to_track_quat('-Z', 'Y').to_matrix()
    rt, up = rot.col[0], rot.col[1]
    half = 18 / lens
    lo = [min(q[i] for q in pts) for i in range(3)]; hi = [max(q[i] for q in pts) for i in range(3)]
    c = Vector([(l + h) / 2 for l, h in zip(lo, hi)]); dist = 6.0
    for _ in range(12):
        pos = c + back * dist
        xs, ys = [], []
        for q in pts:
            r = q - pos; dz = -r.dot(back)
            xs.append(r.dot(rt) / dz / half); ys.append(r.dot(up) / dz / half)
        mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        ext = max(max(xs) - min(xs), max(ys) - min(ys)) / 2
        c = c + rt * (mx * half * dist) + up * (my * half * dist)
        dist *= ext / fill
    cam.matrix_world = Matrix.Translation(c + back * dist) @ rot.to_4x4()
    rig.rotation_euler = (0, 0, a)
    bpy.context.view_layer.update()
