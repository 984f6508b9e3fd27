"""Blender side: materials, soft boxes, camera, one linear render. The floor is lit and seen in reflections but not by the camera,
so the car comes out with a clean antialiased alpha; the shadow on the floor is computed apart (shadow.py)."""
import math, os, tempfile
import numpy as np
import bpy
from mathutils import Vector

def lin(hexs):
    c = [int(hexs.lstrip('#')[i:i+2], 16)/255 for i in (0, 2, 4)]; return [v/12.92 if v < .04045 else ((v+.055)/1.055)**2.4 for v in c]

def mat(name, base=(.5,)*3, rough=.5, metal=0, coat=0, spec=.5, emit=None, es=1):
    m = bpy.data.materials.new(name); m.use_nodes = True; I = m.node_tree.nodes['Principled BSDF'].inputs
    I['Base Color'].default_value = (*base, 1); I['Roughness'].default_value = rough; I['Metallic'].default_value = metal
    I['Coat Weight'].default_value = coat; I['Coat Roughness'].default_value = .02; I['Specular IOR Level'].default_value = spec
    if emit: I['Emission Color'].default_value = (*emit, 1); I['Emission Strength'].default_value = es
    return m

def glass(name, tint, refl=1.0, traced=False):
    """tinted pane. What it mirrors is not traced but read from a smooth ramp over the height of the reflected ray:
    no white bands from soft boxes, no noise, the same on every azimuth. Back faces only tint."""
    m = bpy.data.materials.new(name); m.use_nodes = True; n = m.node_tree.nodes; l = m.node_tree.links.new; n.clear()
    o = n.new('ShaderNodeOutputMaterial'); mix = n.new('ShaderNodeMixShader'); tr = n.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (*tint, 1)
    fr = n.new('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.5; g = n.new('ShaderNodeNewGeometry')
    def math_(op, a, b=None):
        q = n.new('ShaderNodeMath'); q.operation = op
        for i, v in enumerate((a, b)):
            if v is None: continue
            if isinstance(v, (int, float)): q.inputs[i].default_value = v
            else: l(v, q.inputs[i])
        return q.outputs[0]
    fac = math_('MULTIPLY', math_('MINIMUM', math_('MULTIPLY', fr.outputs[0], 1.25*refl), .85), math_('SUBTRACT', 1., g.outputs['Backfacing']))
    if traced: gl = n.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .02; sh = gl.outputs[0]
    else:
        neg = n.new('ShaderNodeVectorMath'); neg.operation = 'SCALE'; neg.inputs['Scale'].default_value = -1; l(g.outputs['Incoming'], neg.inputs[0])
        rf = n.new('ShaderNodeVectorMath'); rf.operation = 'REFLECT'; l(neg.outputs[0], rf.inputs[0]); l(g.outputs['Normal'], rf.inputs[1])
        sp = n.new('ShaderNodeSeparateXYZ'); l(rf.outputs[0], sp.inputs[0]); cr = n.new('ShaderNodeValToRGB'); cr.color_ramp.interpolation = 'EASE'
        l(math_('ADD', math_('MULTIPLY', sp.outputs['Z'], .5), .5), cr.inputs[0]); e = cr.color_ramp.elements
        e[0].color = (.015, .016, .018, 1); e[1].position = 1; e[1].color = (.45, .46, .48, 1)
        for pos, v in ((.46, .04), (.53, .34), (.62, .15), (.76, .60), (.88, .62)): q = e.new(pos); q.color = (v, v*1.02, v*1.05, 1)
        em = n.new('ShaderNodeEmission'); em.inputs[1].default_value = 1.15; l(cr.outputs[0], em.inputs[0]); sh = em.outputs[0]
    l(fac, mix.inputs[0]); l(tr.outputs[0], mix.inputs[1]); l(sh, mix.inputs[2]); l(mix.outputs[0], o.inputs[0]); return m

def materials():
    return dict(paint=mat('paint', (.5,)*3, .30, .7, 1.0), paintdark=mat('paintdark', (.2,)*3, .5, .2), liner=mat('liner', (.012,)*3, .8), black=mat('black', (.008,)*3, .7),
      gloss=mat('gloss', (.010,)*3, .14, 0, .5), plastic=mat('plastic', (.022, .023, .025), .5, 0, 0, .35), chrome=mat('chrome', (.80, .81, .83), .13, 1), rubber=mat('rubber', (.014,)*3, .62, 0, 0, .35),
      machined=mat('machined', (.70, .71, .73), .26, 1, .4), rimdark=mat('rimdark', (.022, .023, .025), .3, .3, .5), rimsilver=mat('rimsilver', (.54, .55, .57), .28, .9, .5), disc=mat('disc', (.30,)*3, .35, 1),
      glass=glass('glass', (.60, .66, .64)), sideglass=glass('sideglass', (.40, .44, .43)), privacy=glass('privacy', (.09, .095, .10)), lens=glass('lens', (.97,)*3, .7), lampblack=mat('lampblack', (.03, .031, .036), .25, .5), drl=mat('drl', (.9,)*3, .3, emit=(1, 1, 1), es=1.5),
      projector=mat('projector', (.25, .28, .33), .03, .9, 1), redlens=glass('redlens', (.60, .022, .024), .8), redlens2=mat('redlens2', (.42, .008, .010), .15, 0, 1), redback=mat('redback', (.13, .004, .005), .35, .3, emit=(.8, .01, .01), es=.03),
      redled=mat('redled', (.9, .03, .03), .3, emit=(1, .045, .03), es=1.3), plate=mat('plate', (.62, .63, .64), .4), seat=mat('seat', (.075, .062, .052), .55), skid=mat('skid', (.36, .37, .38), .38, .6), cargo=mat('cargo', (.74, .75, .76), .42, 0, .2), softtop=mat('softtop', (.02, .02, .022), .75))

def set_paint(M, rgb, metal):
    """rgb linear albedo, metal 0 = solid paint, 1 = all flake. The clear coat on top is the same for every paint"""
    for k, q in (('paint', 1), ('paintdark', .5)): M[k].node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (*[v*q for v in rgb], 1)
    I = M['paint'].node_tree.nodes['Principled BSDF'].inputs; I['Metallic'].default_value = metal; I['Roughness'].default_value = .33

REDS = ('redlens', 'redlens2', 'redback', 'redled')
def neutral(M):
    """for layers.py: grey light and grey materials but for the red lamps; paint is half solid with green albedo, half metallic with blue albedo"""
    for node in bpy.context.scene.world.node_tree.nodes:
        if node.type == 'VALTORGB': grey(node)
    for name, m in M.items():
        if name in REDS: continue
        for n in m.node_tree.nodes:
            if n.type == 'VALTORGB': grey(n)
            for i in n.inputs:
                if i.type == 'RGBA' and not i.is_linked: c = i.default_value; v = .3*c[0]+.59*c[1]+.11*c[2]; i.default_value = (v, v, v, c[3])
    for name, share, rough in (('paint', 1., .33), ('paintdark', .5, .5)):
        t = M[name].node_tree; solid = t.nodes['Principled BSDF']; out = next(n for n in t.nodes if n.type == 'OUTPUT_MATERIAL'); metal = t.nodes.new('ShaderNodeBsdfPrincipled'); mix = t.nodes.new('ShaderNodeMixShader')
        for i in solid.inputs:
            if hasattr(i, 'default_value') and i.name in metal.inputs: metal.inputs[i.name].default_value = i.default_value
        for n, q, c in ((solid, 0., (0, .8*share, 0, 1)), (metal, 1., (0, 0, .8*share, 1))): n.inputs['Base Color'].default_value = c; n.inputs['Metallic'].default_value = q; n.inputs['Roughness'].default_value = rough
        mix.inputs[0].default_value = .5; t.links.new(solid.outputs[0], mix.inputs[1]); t.links.new(metal.outputs[0], mix.inputs[2]); t.links.new(mix.outputs[0], out.inputs[0])
def grey(ramp):
    for e in ramp.color_ramp.elements: c = e.color; v = .3*c[0]+.59*c[1]+.11*c[2]; e.color = (v, v, v, 1)

def add_mesh(nm, m, material):
    me = bpy.data.meshes.new(nm); V = np.ascontiguousarray(m.V, np.float32); F = np.ascontiguousarray(m.F, np.int32)
    me.vertices.add(len(V)); me.vertices.foreach_set('co', V.ravel()); me.loops.add(F.size); me.loops.foreach_set('vertex_index', F.ravel())
    me.polygons.add(len(F)); me.polygons.foreach_set('loop_start', np.arange(0, F.size, 3, dtype=np.int32)); me.update(calc_edges=True); me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.materials.append(material); o = bpy.data.objects.new(nm, me); bpy.context.scene.collection.objects.link(o)
    if m.N is not None: me.attributes.new('custom_normal', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.ascontiguousarray(m.N, np.float32).ravel())
    elif nm.startswith('w_') or nm.endswith('sk'): me.set_sharp_from_angle(angle=math.radians(35))
    return o

def softbox(name, loc, rot, sx, sy, st):
    """light whose strength falls to nothing at its edges (4t(1-t))^1.5 both ways: reflections without hard borders"""
    me = bpy.data.meshes.new(name); me.from_pydata([(-sx/2, -sy/2, 0), (sx/2, -sy/2, 0), (sx/2, sy/2, 0), (-sx/2, sy/2, 0)], [], [(0, 1, 2, 3)]); o = bpy.data.objects.new(name, me)
    m = bpy.data.materials.new(name); m.use_nodes = True; n = m.node_tree.nodes; l = m.node_tree.links.new; n.clear(); e = n.new('ShaderNodeEmission'); out = n.new('ShaderNodeOutputMaterial'); l(e.outputs[0], out.inputs[0])
    g = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); l(g.outputs['Generated'], sp.inputs[0])
    def op(k, a, b):
        q = n.new('ShaderNodeMath'); q.operation = k
        for i, v in enumerate((a, b)):
            if isinstance(v, (int, float)): q.inputs[i].default_value = v
            else: l(v, q.inputs[i])
        return q.outputs[0]
    f = [op('MULTIPLY', sp.outputs[a], op('SUBTRACT', 1, sp.outputs[a])) for a in 'XY']; l(op('MULTIPLY', op('POWER', op('MULTIPLY', op('MULTIPLY', f[0], f[1]), 16), 1.3), st), e.inputs[1])
    me.materials.append(m); o.location = loc; o.rotation_euler = rot; o.visible_camera = False; bpy.context.scene.collection.objects.link(o); return o

def setup(parts, p, width, aspect, spp, threads=2, inside=False, even=False, behind=None):
    """even: the same lamps on both sides, so that a mirrored picture is one that could have been taken; behind: where the row stands on whose seats a cabin is seen back from"""
    bpy.ops.wm.read_factory_settings(use_empty=True); sc = bpy.context.scene; M = materials(); L = p['L']; r = math.radians
    if inside: import interior; M.update(interior.materials(mat)); M['glass'] = glass('clear', (.93, .95, .94)); M['sideglass'] = glass('clearside', (.85, .88, .87))
    for nm, (m, mt) in parts.items(): add_mesh(nm, m, M[mt])
    softbox('top', (L/2, 0, 5.6), (0, 0, 0), 11, 4.4, 7.0)
    softbox('sideL', (L/2+1.0, -9.0, 5.4), (r(58), 0, 0), 26, 4.6, 8.0); softbox('sideR', (L/2+1.0, 9.0, 5.4 if even else 4.6), (r(-58 if even else -62), 0, 0), 26, 4.6 if even else 4.0, 8.0 if even else 5.5)
    softbox('front', (-8.5, 0 if even else -2.5, 3.2), (0, r(-72), 0), 3.2, 8, 8.0); softbox('back', (L+8.5, 0 if even else 1.0, 3.2), (0, r(72), 0), 3.0, 8, 6.0)
    if inside: softbox('cabin', ((behind or p['bpil'])+.55, 0, p['H']-.16), (0, r(46 if behind else -50), 0), .5, 1.1, 11.0 if behind else 5.0)
    w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True; n = w.node_tree.nodes; l = w.node_tree.links.new; bg = n['Background']; tc = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); cr = n.new('ShaderNodeValToRGB')
    l(tc.outputs['Generated'], sp.inputs[0]); l(sp.outputs['Z'], cr.inputs[0]); l(cr.outputs[0], bg.inputs[0]); e = cr.color_ramp.elements; cr.color_ramp.interpolation = 'EASE'
    e[0].color = (.03, .032, .037, 1); e[1].color = (.36, .375, .40, 1)
    for pos, v in ((.08, .065), (.40, .14)): q = e.new(pos); q.color = (v, v*1.04, v*1.12, 1)
    me = bpy.data.meshes.new('floor'); R = 13; me.from_pydata([(-R, -R, 0), (R, -R, 0), (R, R, 0), (-R, R, 0)], [], [(0, 1, 2, 3)]); fo = bpy.data.objects.new('floor', me); sc.collection.objects.link(fo); me.materials.append(mat('floor', (.27, .28, .30), .6, 0, 0, .2)); fo.visible_camera = False
    cam = bpy.data.objects.new('cam', bpy.data.cameras.new('cam')); sc.collection.objects.link(cam); sc.camera = cam
    sc.render.engine = 'CYCLES'; cy = sc.cycles; cy.device = 'CPU'; cy.samples = spp; cy.use_denoising = True; cy.denoiser = 'OPENIMAGEDENOISE'; cy.use_adaptive_sampling = False; cy.denoising_prefilter = 'FAST'; cy.denoising_quality = 'BALANCED'
    cy.max_bounces = 4; cy.diffuse_bounces = 1; cy.glossy_bounces = 3; cy.transparent_max_bounces = 8; cy.caustics_reflective = cy.caustics_refractive = False; cy.sample_clamp_direct = 3; cy.sample_clamp_indirect = 3
    sc.render.threads_mode = 'FIXED'; sc.render.threads = threads; sc.render.film_transparent = True; sc.view_settings.view_transform = 'Raw'
    sc.render.resolution_x = width; sc.render.resolution_y = int(round(width/aspect)); im = sc.render.image_settings; im.file_format = 'OPEN_EXR'; im.color_mode = 'RGBA'; im.color_depth = '32'; sc.render.use_persistent_data = True
    return sc, M

VIEWS = dict(f34=(38, 1.25), front=(0, 1.1), side=(90, 1.05), r34=(142, 1.40), rear=(180, 1.2), wheel=(64, .85)); VIEWS.update({'front-quarter': VIEWS['f34'], 'rear-quarter': VIEWS['r34']})   # the server's names
def extent(p, view):
    """-> what a view frames, along x, y and z: the car, or its front left wheel"""
    if view != 'wheel': return (0, p['L']), (-p['W']/2-.08, p['W']/2+.08), (0, p['H'])
    r = p['tyre']/2; return (p['foh']-r, p['foh']+r), (-p['W']/2, -p['W']/2+.25), (0, 2*r)

def place(sc, p, view, fill=None, zoom=None):
    """camera far away with a long lens; the frame follows the box of the car. Short cars are shown a little smaller, rows stay even. zoom fixes the scale (spins)"""
    az, hgt = VIEWS[view] if view in VIEWS else (float(view.removeprefix('spin-')), 1.3)
    L, W, H = p['L'], p['W'], p['H']; (x0, x1), (y0, y1), (z0, z1) = extent(p, view); ctr = Vector(((x0+x1)/2, (y0+y1)/2, H*.44 if view != 'wheel' else z1/2)); cam = sc.camera; a = math.radians(az); d = Vector((-math.cos(a), -math.sin(a), 0)); asp = sc.render.resolution_x/sc.render.resolution_y
    cam.location = ctr+d*11.5; cam.location.z = hgt+max(0, H-1.9)*.4; cam.rotation_euler = (ctr-cam.location).to_track_quat('-Z', 'Y').to_euler(); bpy.context.view_layer.update()
    inv = cam.matrix_world.inverted(); xs = [inv@Vector((x, y, z)) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]; u = [v.x/-v.z for v in xs]; vv = [v.y/-v.z for v in xs]
    share = fill or min(.985, .965*(L/5.3)**.22) if view not in ('front', 'rear', 'wheel') else .62
    k = zoom or max((max(u)-min(u))/share, (max(vv)-min(vv))/.80*asp); cam.data.sensor_width = 36; cam.data.lens = 36/k; cam.data.shift_x = (max(u)+min(u))/2/k; cam.data.shift_y = (max(vv)+min(vv))/2/k+.004
    bpy.context.view_layer.update(); return dict(matrix=np.array(cam.matrix_world), k=k, sx=cam.data.shift_x, sy=cam.data.shift_y)

def shoot(sc):
    """-> float array h x w x 4, linear, premultiplied"""
    fn = os.path.join(tempfile.mkdtemp(), 'r.exr'); sc.render.filepath = fn; bpy.ops.render.render(write_still=True)
    im = bpy.data.images.load(fn); w, h = im.size; a = np.empty(w*h*4, np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im); os.remove(fn); os.rmdir(os.path.dirname(fn))
    return a.reshape(h, w, 4)[::-1].astype(float)
