import type { PenNode } from '../geometry/pen-node.ts';

/** Which parts below the belt are bare dark plastic. */
export type Cladding = 'painted' | 'crossover' | 'truck' | 'van';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A windscreen or rear screen seen edge-on: a sliver inside the outline, from one node to the next. */
interface ScreenEdge {
  /** Place of the node in the outline where the sliver begins. */
  readonly node: number;
  /** Thickness at its begin and end, as steps to the inner edge. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

interface Pillar {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

interface Pressing {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The proportions of one kind of car in millimetres: x runs from the front bumper to the rear, y is
 * height above the ground. Shapes are pen nodes, so a body is a table of numbers.
 */
export interface CarBody {
  readonly length: number;
  readonly wheelbase: number;
  readonly frontOverhang: number;
  readonly height: number;
  readonly width: number;
  /** Half the width of the roof as a share of half the width of the car. */
  readonly roofShare: number;
  readonly tyreRadius: number;
  /** Radius of the rim as a share of the tyre's. */
  readonly rimShare: number;
  /** From the tyre to the wheel arch. */
  readonly archGap: number;
  /** Height of the underside between the wheels. */
  readonly sill: number;
  readonly cladding: Cladding;
  readonly steelWheels?: boolean;
  /** A lid below the rear window rather than a gate that takes the window with it. */
  readonly hasBoot?: boolean;
  /** Top edge of the pickup bed. */
  readonly bedHeight?: number;
  /** From the lip under the nose over bonnet, roof and tail to the rear bumper. */
  readonly outline: readonly [PenNode, ...PenNode[]];
  /** All side windows as one shape; an open car has none. */
  readonly sideGlass?: readonly [PenNode, ...PenNode[]];
  readonly screenEdges?: readonly ScreenEdge[];
  /** Upper edge of the windscreen of a body whose roof stands well above it. */
  readonly windscreenTop?: number;
  /** Posts that part the side windows, by their x at the upper and lower edge of the glass. */
  readonly pillars: readonly Pillar[];
  /** Windows behind this x are dark. */
  readonly tintFrom?: number;
  /** The crease below the windows where the light of the sky ends. */
  readonly shoulder: readonly [PenNode, ...PenNode[]];
  /** Height of the crease above the sill. */
  readonly lowerCrease: number;
  /** Gaps around doors, lids and beds. */
  readonly shutLines: readonly (readonly PenNode[])[];
  readonly bonnetLine: readonly PenNode[];
  readonly doorHandles: readonly (readonly [x: number, y: number])[];
  readonly headLamp: readonly PenNode[];
  readonly tailLamp: readonly PenNode[];
  readonly mirror: Place & { readonly scale: number };
  readonly seats: readonly { readonly x: number; readonly scale: number }[];
  readonly steeringWheel: Place;
  readonly roofRails?: { readonly from: number; readonly to: number };
  /** The groove that a sliding door runs in. */
  readonly sliderRail?: { readonly from: number; readonly to: number; readonly y: number };
  /** Fields pressed into the panels of a van. */
  readonly pressings?: readonly Pressing[];
}
