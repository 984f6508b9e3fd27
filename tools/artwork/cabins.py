"""cabins.py LAYOUT VIEW[,VIEW…] FOLDER [options]     layers of the cabin: LAYOUT is dials, screen or bench (interior.py)

VIEW: interior (the dashboard from between the front seats), second-row, third-row. FOLDER gets cabin-LAYOUT.VIEW.light.webp (all light
but that which trim takes) and .paint.webp (red and green: what white trim adds; no blue, for nothing throws a shadow on a floor). Two
renders a view, trim black and trim white: screens and lamps keep their colours. Outside is left clear: the studio that the car stands in."""
import argparse, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from PIL import Image
import bodies, interior, layers, parts, studio, tone

HOST = dict(dials='suv', screen='ev', bench='pickup')   # the body around each
THREE_ROWS = 'suv3'
GAIN = 1.7   # a cabin is metered brighter than a car from outside

def trim(M, albedo):
    for k in interior.TRIM: M[k].node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (albedo,)*3+(1,)

def dull(m):
    """a bonnet that mirrors nothing: it lies at the foot of the windscreen, whatever the car's colour"""
    I = m.node_tree.nodes['Principled BSDF'].inputs; I['Base Color'].default_value = (.02, .02, .022, 1); I['Metallic'].default_value = I['Coat Weight'].default_value = 0; I['Roughness'].default_value = .7

def build(layout, view, res):
    """-> the table, the body and the parts of what is seen"""
    p = bodies.get(THREE_ROWS if view == 'third-row' else HOST[layout]); P, B = parts.build(p, res); P = {k: v for k, v in P.items() if k not in ('dash', 'steer', 'seats')}
    return p, B, P | (interior.parts(p, B, P['paint'][0], layout) if view == 'interior' else interior.row(p, B, P['paint'][0], view))

def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter); ap.add_argument('layout'); ap.add_argument('views'); ap.add_argument('folder')
    ap.add_argument('--w', type=int, default=640); ap.add_argument('--spp', type=int, default=3); ap.add_argument('--ss', type=int, default=2); ap.add_argument('--res', type=float, default=.0125); ap.add_argument('--threads', type=int, default=2); A = ap.parse_args()
    os.makedirs(A.folder, exist_ok=True)
    for view in A.views.split(','):
        stem = os.path.join(A.folder, 'cabin-%s.%s' % (A.layout, view))
        if os.path.exists(stem+'.paint.webp'): continue
        p, B, P = build(A.layout, view, A.res); pillar = interior.ROWS.get(view)
        sc, M = studio.setup(P, p, A.w*A.ss, 4/3, A.spp, A.threads, inside=True, behind=pillar and p[pillar]); dull(M['paint']); interior.camera(sc, p, B, view); shots = []
        for albedo in (0, .8): trim(M, albedo); shots.append(np.maximum(layers.box(tone.clean(studio.shoot(sc)), A.ss), 0))
        K, S = shots; a = np.clip(K[..., 3:], 0, 1); taken = layers.calm(np.maximum((S-K)[..., :3].mean(2), 0)*GAIN/.8); e = layers.encode(taken)
        Image.fromarray(np.concatenate([layers.encode(K[..., :3]*GAIN), tone.u8(a)], -1)).save(stem+'.light.webp', quality=92, alpha_quality=100, method=6, exact=True); Image.fromarray(np.stack([e, e, np.zeros_like(e)], -1)).save(stem+'.paint.webp', lossless=True, method=4)
if __name__ == '__main__': main()
