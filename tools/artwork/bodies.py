"""One table of numbers per body (metres) and the rules that turn a table into the curves of body.py.
x runs rearwards from the nose, z up from the ground. A table holds what a person would read off a side view;
`build_params` derives the rest, so a new body is about ten lines. `fit` stretches a table to a real length, wheelbase, height."""
import copy
import face

BODIES = dict(
 suv=dict(L=4.52, W=1.87, H=1.66, wb=2.68, foh=.85, tyre=.745, rim=.54, tw=.235, clr=.235, gap=.045, zn=.955, zc=1.07, cowl=1.14, zs=.915, belt=(1.06, 1.12), rake=33,
  roof=[(1.2,1.56),(1.9,1.645),(2.4,1.672),(3.0,1.665),(3.8,1.63),(4.4,1.585)], rear=[(.9,4.46),(1.12,4.42),(1.3,4.335),(1.51,4.22),(1.57,4.28),(1.7,4.31)],
  tumble=.30, rearpil=.30, bpil=2.38, cpil=3.33, doors=[(1.42,2.38),(2.38,3.36)], clad=.055, rails=True, privacy=True, skid=True,
  face=dict(grille='bars', lamp='blade', tail='wedge', vent='slit', wheel='twin', trim='chrome')),
 sedan=dict(L=4.76, W=1.84, H=1.44, wb=2.86, foh=.84, tyre=.69, rim=.52, tw=.235, clr=.175, gap=.030, zn=.695, zc=.915, cowl=1.37, zs=.79, belt=(.92, .99), deck=1.01, rake=27.5,
  roof=[(1.4,1.33),(2.1,1.425),(2.6,1.452),(3.0,1.445),(3.6,1.37),(4.2,1.22),(4.6,1.10)], rear=[(.8,4.62),(.98,4.42),(1.1,4.22),(1.3,3.80),(1.45,3.45)], rscale=.45, taper=.20, rsx0=3.70,
  tumble=.40, rearpil=.12, bpil=2.52, cpil=3.42, cpilw=.012, doors=[(1.50,2.52),(2.52,3.46)], doorrear=.09, exhaust=.46, fender=.03,
  face=dict(grille='mesh', lamp='blade', tail='wedge', vent='slit', wheel='multi', trim='chrome')),
 wagon=dict(L=4.82, W=1.84, H=1.47, wb=2.86, foh=.84, tyre=.69, rim=.52, tw=.235, clr=.18, gap=.032, zn=.70, zc=.92, cowl=1.37, zs=.80, belt=(.925, 1.0), rake=28,
  roof=[(1.4,1.34),(2.1,1.445),(2.7,1.478),(3.5,1.465),(4.2,1.425),(4.75,1.38)], rear=[(.85,4.76),(1.0,4.73),(1.15,4.64),(1.36,4.44),(1.40,4.50),(1.5,4.52)], taper=.13,
  tumble=.38, rearpil=.22, bpil=2.52, cpil=3.46, doors=[(1.50,2.52),(2.52,3.50)], doorrear=.34, rails=True, exhaust=.46, fender=.03,
  face=dict(grille='vert', lamp='slim', tail='hook', vent='slit', wheel='twin', trim='chrome')),
 hatch=dict(L=4.12, W=1.80, H=1.47, wb=2.60, foh=.82, tyre=.66, rim=.49, tw=.215, clr=.18, gap=.030, zn=.74, zc=.97, cowl=1.15, zs=.84, belt=(.975, 1.06), rake=29, fender=.02,
  roof=[(1.2,1.37),(1.8,1.455),(2.3,1.478),(2.8,1.465),(3.3,1.43),(3.8,1.375)], rear=[(.85,4.07),(1.02,4.02),(1.2,3.80),(1.365,3.56),(1.405,3.66),(1.5,3.68)], taper=.13,
  tumble=.36, rearpil=.24, bpil=2.30, doors=[(1.36,2.30),(2.30,3.14)], doorrear=.24,
  face=dict(grille='blade', lamp='quad', tail='wedge', vent='fog', wheel='five', trim='gloss')),
 city=dict(L=3.60, W=1.66, H=1.53, wb=2.44, foh=.64, tyre=.60, rim=.42, tw=.185, clr=.18, gap=.026, zn=.80, zc=1.02, cowl=.86, zs=.90, belt=(1.02, 1.08), rake=37,
  roof=[(.9,1.38),(1.4,1.50),(1.9,1.538),(2.5,1.53),(3.1,1.50),(3.5,1.47)], rear=[(.9,3.56),(1.1,3.54),(1.3,3.49),(1.47,3.40),(1.51,3.45),(1.6,3.46)], taper=.08,
  tumble=.30, rearpil=.20, bpil=1.88, doors=[(1.02,1.88),(1.88,2.66)], doorrear=.26,
  face=dict(grille='slot', lamp='round', tail='round', vent='fog', wheel='turbine', trim='gloss')),
 coupe=dict(L=4.74, W=1.90, H=1.31, wb=2.78, foh=.84, tyre=.70, rim=.54, tw=.25, clr=.145, gap=.024, zn=.66, zc=.895, cowl=1.70, zs=.775, belt=(.90, .965), deck=.955, rake=27,
  roof=[(1.8,1.19),(2.4,1.295),(2.8,1.32),(3.2,1.30),(3.7,1.22),(4.25,1.08),(4.6,.985)], rear=[(.8,4.66),(.93,4.48),(1.03,4.24),(1.18,3.88),(1.32,3.5)], rscale=.40, taper=.22, rsx0=3.52,
  tumble=.44, rearpil=.115, bpil=3.06, doors=[(1.80,3.08)], doorrear=.30, haunch=(.02, .045), fender=.065, exhaust=.50, dome=.03,
  face=dict(grille='shield', lamp='slim', tail='slim', vent='slit', wheel='y', trim='gloss')),
 sport=dict(L=4.42, W=1.93, H=1.24, wb=2.55, foh=.96, tyre=.69, rim=.53, tw=.27, clr=.135, gap=.022, zn=.575, zc=.83, cowl=1.16, zs=.735, belt=(.845, .91), deck=.88, rake=25.5,
  roof=[(1.3,1.11),(1.8,1.215),(2.15,1.25),(2.6,1.235),(3.2,1.145),(3.9,.985),(4.3,.90)], rear=[(.75,4.40),(.86,4.22),(.94,3.98),(1.08,3.50),(1.24,2.9)], rscale=.36, taper=.28, rsx0=2.92,
  tumble=.46, rearpil=.14, bpil=2.44, doors=[(1.32,2.46)], doorrear=.30, haunch=(.035, .06), intake_side=True, engine_lid=True, fender=.105, fender2=.2, wing=True, exhaust=.16, lean=.10,
  face=dict(grille='closed', lamp='quad', tail='bar', vent='none', wheel='five', trim='gloss', mouth='wide')),
 convertible=dict(L=4.42, W=1.84, H=1.28, wb=2.60, foh=.84, tyre=.67, rim=.51, tw=.235, clr=.155, gap=.026, zn=.67, zc=.885, cowl=1.42, zs=.79, belt=(.885, .92), deck=.945, rake=30,
  roof=[(1.5,1.19),(2.0,1.275),(2.4,1.285),(2.8,1.25),(3.2,1.17)], rear=[(.8,3.60),(.95,3.42),(1.1,3.28),(1.25,3.1)], taper=.12, open=True,
  tumble=.38, rearpil=.12, bpil=2.60, doors=[(1.52,2.64)], doorrear=-.5, haunch=(.015, .035), fender=.045, exhaust=.44,
  face=dict(grille='dots', lamp='blade', tail='slim', vent='slit', wheel='twin', trim='gloss')),
 minivan=dict(L=5.10, W=1.98, H=1.76, wb=3.06, foh=.93, tyre=.70, rim=.51, tw=.235, clr=.185, gap=.032, zn=.83, zc=1.10, cowl=.98, zs=.97, belt=(1.09, 1.15), rake=27,
  roof=[(1.2,1.50),(1.8,1.69),(2.4,1.765),(3.4,1.77),(4.4,1.74),(5.0,1.70)], rear=[(.9,5.05),(1.15,5.03),(1.4,4.98),(1.65,4.88),(1.70,4.94),(1.8,4.95)], taper=.08,
  tumble=.24, rearpil=.15, apil=1.72, bpil=2.62, cpil=3.74, doors=[(1.70,2.62),(2.62,3.76)], doorrear=.2, slider=True, privacy=True, lean=.05,
  face=dict(grille='slot', lamp='split', tail='tower', vent='none', wheel='multi', trim='chrome')),
 van=dict(L=5.53, W=2.02, H=2.50, wb=3.30, foh=.98, tyre=.70, rim=.42, tw=.225, clr=.27, gap=.042, zn=1.05, zc=1.36, cowl=.80, zs=1.12, belt=(1.30, 1.34), rake=49,
  roof=[(.9,1.95),(1.4,2.33),(1.85,2.48),(2.6,2.53),(4,2.53),(5.5,2.50)], rear=[(.9,5.49),(1.5,5.485),(2.3,5.46),(2.6,5.45)], taper=.01, gw=.045,
  tumble=.075, barrel=.03, rearpil=.3, bpil=2.12, doors=[(1.22,2.14),(2.14,3.42)], slider=True, glass_to=2.10, clad=.03, barn=True, lean=.06, rimcol='silver',
  face=dict(grille='slot', lamp='frame', tail='tower', vent='fog', wheel='steel', trim='gloss', frame=False)),
 boxy=dict(L=4.50, W=1.92, H=1.88, wb=2.72, foh=.78, tyre=.82, rim=.50, tw=.265, clr=.37, gap=.06, zn=1.14, zc=1.215, cowl=1.30, zs=1.10, belt=(1.215, 1.225), rake=60,
  roof=[(1.3,1.86),(1.9,1.89),(3,1.895),(4.4,1.88)], rear=[(.9,4.44),(1.2,4.435),(1.6,4.42),(1.95,4.40)], taper=.02, gw=.12, soft=.6,
  tumble=.16, barrel=.05, rearpil=.13, bpil=2.34, cpil=3.28, doors=[(1.46,2.34),(2.34,3.24)], clad=.07, spare=True, rails=True, sweep=.06, flat=True, archup=.02,
  face=dict(grille='grid', lamp='frame', tail='tower', vent='fog', wheel='five', trim='gloss', frame=False)),
 suv3=dict(L=5.15, W=2.01, H=1.80, wb=3.05, foh=.90, tyre=.80, rim=.57, tw=.265, clr=.25, gap=.045, zn=1.06, zc=1.17, cowl=1.34, zs=1.0, belt=(1.16, 1.205), rake=37,
  roof=[(1.4,1.69),(2.0,1.78),(2.6,1.812),(3.6,1.812),(4.5,1.785),(5.0,1.75)], rear=[(.95,5.09),(1.2,5.07),(1.45,5.0),(1.70,4.92),(1.75,4.98),(1.85,5.0)], taper=.08,
  tumble=.24, rearpil=.16, bpil=2.60, cpil=3.70, doors=[(1.62,2.60),(2.60,3.72)], doorrear=.5, clad=.03, rails=True, privacy=True, skid=True, exhaust=.62, sweep=.12,
  face=dict(grille='vert', lamp='split', tail='tower', vent='none', wheel='y', trim='chrome')),
 ev=dict(L=4.90, W=1.92, H=1.45, wb=2.98, foh=.83, tyre=.725, rim=.56, tw=.245, clr=.155, gap=.024, zn=.70, zc=.935, cowl=1.14, zs=.80, belt=(.945, 1.02), deck=1.02, rake=25.5,
  roof=[(1.3,1.25),(1.9,1.405),(2.5,1.462),(3.0,1.452),(3.7,1.36),(4.4,1.18),(4.75,1.07)], rear=[(.85,4.84),(1.0,4.66),(1.08,4.46),(1.24,3.98),(1.45,3.3)], rscale=.40, taper=.22, rsx0=3.30,
  tumble=.40, rearpil=.12, bpil=2.50, doors=[(1.44,2.50),(2.50,3.46)], doorrear=.10, flush=True, lean=.06, fender=.035,
  face=dict(grille='closed', lamp='bar', tail='bar', vent='slit', wheel='aero', trim='gloss')),
 pickup=dict(L=5.85, W=2.03, H=1.93, wb=3.68, foh=.95, tyre=.83, rim=.53, tw=.275, clr=.44, gap=.055, zn=1.16, zc=1.26, cowl=1.42, zs=1.11, belt=(1.26, 1.30), rake=37, archup=.02,
  roof=[(1.5,1.83),(2.1,1.905),(2.6,1.935),(3.2,1.925),(3.6,1.885),(4.0,1.84)], rear=[(1.0,3.86),(1.30,3.83),(1.6,3.76),(1.8,3.70),(1.95,3.62)], rscale=.95, taper=.03, gw=.11,
  tumble=.26, rearpil=.11, bpil=2.62, doors=[(1.56,2.62),(2.62,3.68)], doorrear=.07, clad=.05, bed=(4.02, 5.68), flat=True, sweep=.14,
  face=dict(grille='bars', lamp='frame', tail='tower', vent='fog', wheel='y', trim='gloss')),
)
BODIES['cab-over'] = dict(L=6.10, W=1.98, H=2.86, wb=3.55, foh=1.10, tyre=.76, rim=.46, tw=.225, clr=.30, gap=.045, zn=1.17, zc=1.26, cowl=.29, zs=1.06, belt=(1.27, 1.28), rake=77,
  roof=[(.3,2.08),(.6,2.20),(.9,2.235),(1.4,2.24),(1.7,2.22)], rear=[(.9,1.67),(1.5,1.67),(2.0,1.655),(2.3,1.63)], taper=.01, gw=.05, cargo=(1.80, 6.06, 1.06, .94, 2.86),
  tumble=.09, barrel=.03, rearpil=.13, bpil=1.62, doors=[(.46, 1.50)], doorz=.88, doorrear=.08, barn=True, lean=.15, sweep=.09, flap=False, lampdz=-.24, platez=.62, rimcol='silver',
  face=dict(grille='slot', lamp='frame', tail='tower', vent='fog', wheel='steel', trim='gloss', frame=False))   # its own box behind: x from, to, half width, z from, to
# the same body by "another make": other face, trim and wheels. suv+b = table suv with the changes of b
VARIANTS = dict(
 b=dict(face=dict(grille='mesh', lamp='slim', tail='bar', vent='slit', wheel='multi', trim='gloss')),
 c=dict(face=dict(grille='vert', lamp='quad', tail='hook', vent='fog', wheel='five', trim='chrome')),
 d=dict(face=dict(grille='closed', lamp='bar', tail='slim', vent='slit', wheel='aero', trim='gloss')),
 e=dict(face=dict(grille='grid', lamp='round', tail='round', vent='fog', wheel='turbine', trim='gloss')),
 f=dict(face=dict(grille='dots', lamp='split', tail='hook', vent='slit', wheel='y', trim='gloss')),
)
XKEYS = ('rsx0', 'cowl', 'bpil', 'cpil', 'apil', 'glass_to')   # fields that are x positions

def fit(s, length=None, wheelbase=None, height=None, width=None):
    """stretch a table to real sizes in millimetres: overhangs and wheelbase separately in x; above the sill in z. Wheels keep their size."""
    L, wb, foh, H = s['L'], s['wb'], s['foh'], s['H']
    L2 = (length or L*1000)/1000; wb2 = (wheelbase or (wb*1000 if not length else wb/L*length))/1000; H2 = (height or H*1000)/1000
    k = (L2-wb2)/(L-wb); a, b = foh, foh+wb; a2 = foh*k; b2 = a2+wb2
    fx = lambda x: x*k if x < a else a2+(x-a)*wb2/wb if x < b else b2+(x-b)*k
    fz = lambda z: s['clr']+(z-s['clr'])*(H2-s['clr'])/(H-s['clr'])
    o = copy.deepcopy(s); o.update(L=L2, wb=wb2, foh=a2, H=H2)
    for q in XKEYS:
        if s.get(q): o[q] = fx(s[q])
    for q in ('zn', 'zc', 'zs', 'deck'):
        if s.get(q): o[q] = fz(s[q])
    o['belt'] = tuple(fz(z) for z in s['belt']); o['roof'] = [(fx(x), fz(z)) for x, z in s['roof']]; o['rear'] = [(fz(z), fx(x)) for z, x in s['rear']]
    o['doors'] = [(fx(x), fx(y)) for x, y in s['doors']]
    if s.get('bed'): o['bed'] = tuple(fx(x) for x in s['bed'])
    if width: o['W'] = width/1000
    return o

# --- bodies made of another: real sizes in millimetres, then what differs --------------------------------------------------------------
def derive(name, base, length, wheelbase, height, width=None, face=None, **other):
    o = fit(BODIES[base], length, wheelbase, height, width); o['face'] = {**o['face'], **(face or {})}; o.update(other); BODIES[name] = o

F = lambda grille, lamp, tail, vent, wheel, trim='gloss', **k: dict(grille=grille, lamp=lamp, tail=tail, vent=vent, wheel=wheel, trim=trim, **k)
derive('sedan-small', 'sedan', 4560, 2700, 1440, 1790, F('blade', 'blade', 'slim', 'fog', 'five'))
derive('sedan-large', 'sedan', 5080, 3010, 1475, 1900, F('vert', 'quad', 'bar', 'slit', 'multi', 'chrome'), rim=.55, tyre=.71)
derive('crossover-small', 'suv', 4230, 2590, 1590, 1790, F('slot', 'split', 'hook', 'fog', 'five'), clad=.05, tyre=.70, rim=.50, foh=.80, privacy=False)
derive('suv-mid', 'suv', 4860, 2850, 1730, 1930, F('grid', 'slim', 'slim', 'slit', 'y', 'chrome'), tyre=.77, rim=.56)
derive('suv-coupe', 'suv', 4720, 2870, 1620, 1930, F('shield', 'slim', 'slim', 'slit', 'y'), rails=False, tyre=.76, rim=.58, belt=(1.05, 1.13), cpil=3.38,
 roof=[(1.2,1.50),(1.9,1.605),(2.4,1.630),(3.0,1.605),(3.8,1.46),(4.4,1.27)], rear=[(.9,4.62),(1.10,4.52),(1.2,4.36),(1.36,4.02),(1.55,3.62),(1.7,3.40)], rscale=.6, taper=.16, rsx0=3.58, rearpil=.16, doorrear=.16)
derive('suv-electric', 'suv', 4720, 2890, 1610, 1920, F('closed', 'bar', 'bar', 'slit', 'aero'), rails=False, skid=False, clad=.03, flush=True, lean=.05, clr=.18, tyre=.75, rim=.57)
derive('suv-large', 'suv3', 5350, 3070, 1925, 2050, F('bars', 'frame', 'tower', 'fog', 'y', 'chrome'), tyre=.83, rim=.58, rake=42)
derive('boxy-two-door', 'boxy', 4200, 2460, 1850, 1880, F('slot', 'round', 'tower', 'fog', 'five', frame=False), cpil=None, doors=[(1.46, 2.46)], bpil=2.44, tyre=.80)
derive('boxy-mid', 'boxy', 4830, 2790, 1850, 1930, F('bars', 'slim', 'tower', 'fog', 'y', frame=False), spare=False, clr=.28, tyre=.78, rake=47)
derive('box-tall', 'city', 4140, 2570, 1610, 1790, F('blade', 'frame', 'tower', 'fog', 'turbine'), tyre=.66, rim=.49)
derive('hatch-tall', 'hatch', 4380, 2640, 1560, 1780, F('slot', 'split', 'tower', 'fog', 'multi'))
derive('wagon-lifted', 'wagon', 4860, 2745, 1620, 1880, F('grid', 'blade', 'hook', 'fog', 'y'), clr=.22, clad=.05, skid=True, tyre=.73)
derive('muscle', 'coupe', 4800, 2740, 1390, 1920, F('mesh', 'frame', 'tower', 'none', 'five'), zn=.76, zc=.965, zs=.83, belt=(.965, 1.03), deck=1.035, lean=0, tyre=.72, rim=.53,
 roof=[(1.8,1.26),(2.4,1.375),(2.8,1.40),(3.2,1.385),(3.7,1.30),(4.25,1.13),(4.6,1.03)], rear=[(.8,4.70),(.99,4.46),(1.09,4.22),(1.24,3.92),(1.39,3.56)], dome=.045, fender=.05, haunch=(.03, .055))
derive('rear-engine', 'sport', 4500, 2450, 1300, 1860, F('closed', 'round', 'bar', 'none', 'five', mouth='wide'), intake_side=False, wing=False, zn=.66, zc=.87, zs=.77, belt=(.885, .94), deck=.90, cowl=1.34, fender=.13,
 roof=[(1.4,1.17),(1.95,1.285),(2.3,1.31),(2.75,1.285),(3.3,1.19),(3.95,1.03),(4.35,.93)], bpil=2.60, doors=[(1.46, 2.62)], lean=.06)
derive('rear-engine-open', 'convertible', 4500, 2450, 1290, 1860, F('closed', 'round', 'bar', 'none', 'five', mouth='wide'), zn=.66, zc=.87, zs=.77, belt=(.885, .955), deck=.885, cowl=1.34, foh=1.05, tyre=.69, rim=.53, tw=.27, gap=.022, rake=27,
 roof=[(1.4,1.17),(1.95,1.27),(2.3,1.285),(2.65,1.255),(3.0,1.18)], rear=[(.8,3.42),(.95,3.26),(1.1,3.12),(1.25,2.96)], bpil=2.50, doors=[(1.46, 2.54)], lean=.06, fender=.13, fender2=.2, haunch=(.035, .06), engine_lid=True, exhaust=.16)
derive('roadster', 'convertible', 3920, 2310, 1235, 1735, F('slot', 'slim', 'round', 'fog', 'five'), tyre=.62, rim=.46, zn=.66, deck=.90)
derive('pickup-compact', 'pickup', 5350, 3230, 1790, 1890, F('grid', 'frame', 'tower', 'fog', 'five'), clr=.36, tyre=.77, rim=.48)
derive('pickup-heavy', 'pickup', 6250, 4050, 2020, 2080, F('grid', 'split', 'tower', 'none', 'steel', 'chrome'), zn=1.26, zc=1.34, zs=1.16, tyre=.86, rimcol='silver')
derive('pickup-regular', 'pickup', 5330, 3120, 1930, 2030, F('slot', 'frame', 'tower', 'fog', 'steel'), rear=[(1.0, 2.86), (1.30, 2.83), (1.6, 2.78), (1.8, 2.74), (1.95, 2.68)], roof=[(1.4,1.83),(2.0,1.905),(2.4,1.930),(2.7,1.91),(2.95,1.86)],
 doors=[(1.50, 2.60)], bpil=2.58, bed=(3.00, 5.16), foh=.95, cowl=1.36)
derive('van-low', 'van', 5600, 3430, 2080, 2030, F('blade', 'frame', 'tower', 'fog', 'steel', frame=False))
derive('van-small', 'van', 4450, 2700, 1840, 1830, F('slot', 'split', 'tower', 'fog', 'steel', frame=False), zn=.95, zc=1.16, zs=1.0, belt=(1.13, 1.17), rake=42, tyre=.65, clr=.20)
derive('limousine', 'sedan', 5250, 3170, 1490, 1920, F('vert', 'slim', 'hook', 'slit', 'turbine', 'chrome'), tyre=.73, rim=.56, zn=.74)

def build_params(s):
    """table -> curves for body.py and openings for parts.py"""
    g = s.get; L, W, H, clr, zn, zc, xc, zs = (s[k] for k in ('L', 'W', 'H', 'clr', 'zn', 'zc', 'cowl', 'zs'))
    b0, b1 = s['belt']; deck = g('deck', b1); lean = g('lean', 0); w = W/2-.020; x2 = s['foh']+s['wb']; xr = s['rear'][0][1]; soft = g('soft', 1.)
    p = dict(s); k = (zs-clr)/.70
    p['wx'] = (s['foh'], x2)
    p['plan'] = [(0, w-.13), (.45, w-.038), (.9, w-.006), (1.6, w-.010), (L*.58, w-.012), (x2, w+.004), (L-.42, w-.022), (L, w-.095)]
    p['shoulder'] = [(0, zs-.055), (.9, zs-.02), (L*.5, zs), (x2, zs+.035), (L, zs+.055)] if not g('flat') else [(0, zs-.03), (1, zs), (L, zs+.03)]
    p['section'] = [(-.78*k, .15), (-.71*k, .055), (-.62*k, .016), (-.52*k, .010), (-.38*k, .018), (-.24*k, .017), (-.09*k, .006), (0, 0), (.012, .004), (.14, .046), (.3, .12)]
    p['hood'] = [(-.2, zn-.06), (.08, zn), (.32*xc, zn+.36*(zc-zn)), (.68*xc, zn+.76*(zc-zn)), (xc, zc-.003), (xc+.5, zc+.004), (L*.78, b1-.008), (L-.30, deck), (L, deck+.004), (L+.2, deck-.02)]
    p['crown'] = [(0, .10), (.9, .085), (xc+.1, .055), (L, .04)] if not g('flat') else [(0, .07), (1.4, .045), (L, .015)]
    p['ktop'] = [(0, .09*soft), (.9, .07*soft), (xc+.1, .05*soft), (L, .05*soft)]
    zm = (clr+zn)/2
    p['nose'] = [(clr-.17, .38), (clr-.01, .11), (clr+.06, .035), (clr+.17, .005), (zm, 0.), (zm+.4*(zn-zm), .014+lean*.25), (zn-.04, .045+lean*.7), (zn+.07, .12+lean)]
    top = deck if deck != b1 else b1
    p['tail'] = [(clr-.15, L-.46), (clr+.02, L-.12), (clr+.13, L-.020), (clr+.27, L), (clr+.37, L-.008), (clr+.425, L-.045), (clr+.55, L-.052), (top-.16, L-.050), (top-.03, L-.040 if g('deck') else L-.07), (top+.2, L-.045 if g('deck') else L-.10)]
    p['floor'] = [(-.2, clr+.01), (.6, clr-.012), (L*.45, clr-.018), (L-.75, clr-.008), (L+.05, clr+.08)]
    p.setdefault('sweepF', g('sweep', .19)); p['sweepFp'] = 2.6; p['sweepR'] = g('sweepR', .16 if not g('flat') else .06)
    p['kfront'] = .08*soft; p['krear'] = .06*soft
    p['flare'] = .020 if g('clad') else .013; p['flarew'] = .085 if g('clad') else .06
    p.setdefault('fender2', 0.)
    p['haunch'] = g('haunch', (.008, .014)); p['dome'] = g('dome', .018); p['domew'] = W*.27
    gw = W/2-g('gw', .10)
    p['gplan'] = [(xc-.2, gw-.05), (xc+.6, gw-.008), (L*.52, gw), (max(xr-1.0, L*.6), gw-g('taper', .1)*.22), (xr, gw-g('taper', .1))]
    p['beltc'] = [(0, b0-.01), (xc, b0), (L*.5, b0+.25*(b1-b0)), (L*.78, b1), (L, b1+.01)]
    if g('cargo'): p['gplan'] = [(xc-.2, gw-.05), (xc+.6, gw-.008), (xr, gw-.012), (L, gw-.02)]
    p.setdefault('barrel', .22); p['rcrown'] = .09 if H > 1.4 else .08; p['cowlz'] = zc; p['wscurve'] = .22 if H < 2.2 else .12; p['wsbow'] = .016; p['rscurve'] = .24 if g('deck') else .15
    if g('flat'): p['rscurve'] = .05; p['rcrown'] = .05; p['wscurve'] = .14
    p['rearscale'] = g('rscale', .8); p['krs'] = .065*soft; p['kws'] = .05*soft; p['krr'] = (.06 if g('deck') else .035)*soft; p['kbelt'] = .009
    p['wellin'] = .53; p.setdefault('archup', .008)
    p['dlo'] = dict(top=.078, a=.078, rear=s['rearpil'], belt=.033, r=.03)
    p['bpilw'] = .034; p.setdefault('cpilw', .028); p['wsin'] = .082; p['wstop'] = .072
    p['rstop'] = .085; p['rsin'] = .10; p['rslow'] = b1+(.055 if not g('deck') else -.02); p['rslift'] = .03
    p['doorz'] = g('doorz') or clr+(.12 if g('clad') else .085); p['cladding'] = g('clad', 0); p['sill'] = clr+.17; p['valance'] = clr+(.10 if g('clad') else .05)
    p['skidz'] = clr+.055 if g('skid') else None
    p['hoodx'] = .15; p['hoodw'] = W*.365
    # rear: one row of heights from which lid, plate, bumper and lamps follow
    if g('deck'): p.update(tgx0=L-.36, tgw=.64*W/1.84, tgz=clr+.46, tgtop=deck+.1)
    else: p.update(tgw=(W/2-.235) if not g('barn') else W/2-.11, tgz=clr+.43, tgtop=H-.085)
    if g('bed'): p.update(tgw=W/2-.185, tgz=clr+.28, tgtop=1.9, bed=(s['bed'][0], s['bed'][1], W/2-.215, zs-.24), gapcab=s['bed'][0]-.12)
    p['bump'] = clr+.41; p['platez'] = clr+(.56 if not g('bed') and not g('deck') else .49) if not g('bed') else clr+.20
    if s['L'] < 3.8: p['platez'] = clr+.54
    if g('barn'): p['platez'] = clr+.50
    if g('engine_lid') or g('spare'): p['platez'] = clr+.23
    if g('platez'): p['platez'] = s['platez']
    p['exz'] = clr+.075; p['diffuser'] = clr+.16
    face.apply(p)
    return p

def get(name, length=None, wheelbase=None, height=None, width=None, **faceover):
    """'suv', 'suv+b'; sizes in millimetres; grille=, lamp=, tail=, wheel=, vent=, trim= override the face"""
    base, *mods = name.split('+'); s = copy.deepcopy(BODIES[base])
    for m in mods:
        v = copy.deepcopy(VARIANTS[m]); s['face'] = {**s['face'], **v.pop('face', {})}; s.update(v)
    s['face'].update({k: v for k, v in faceover.items() if v})
    return build_params(fit(s, length, wheelbase, height, width))
