import type { ReferenceTab } from '@forecourt/domain/reference/active-model';
import type { ComponentType } from 'react';
import type { ToldReport } from '../reviews/report-outcome.ts';
import {
  EconomyPanel,
  EditorialPanel,
  MileageNote,
  QuestionsPanel,
  SafetyPanel,
} from './facts-panels.tsx';
import { PricingPanel } from './pricing-panel.tsx';
import type { ResearchData } from './research-data.ts';
import { ReviewsPanel } from './reviews-panel.tsx';
import { shownTabs } from './shown-tabs.ts';
import { TrimsPanel } from './trims-panel.tsx';

interface PanelProps {
  readonly data: ResearchData;
  /** Opens the trims over the page; without it their own page is gone to. */
  readonly onCompare?: (() => void) | undefined;
  /** What came of reporting a review. */
  readonly report?: ToldReport | null;
}

interface Section {
  readonly code: ReferenceTab;
  readonly heading: (data: ResearchData) => string;
  readonly Panel: ComponentType<PanelProps>;
}

function PricesAndMileage(props: PanelProps) {
  return (
    <>
      <PricingPanel {...props} />
      <MileageNote {...props} />
    </>
  );
}

const sections: readonly Section[] = [
  {
    code: 'pricing',
    heading: ({ name }) => `What a used ${name} costs`,
    Panel: PricesAndMileage,
  },
  { code: 'trims', heading: () => 'Compare Trims', Panel: TrimsPanel },
  { code: 'safety', heading: () => 'Safety', Panel: SafetyPanel },
  { code: 'reviews', heading: () => 'Consumer Reviews', Panel: ReviewsPanel },
  { code: 'faqs', heading: () => 'FAQs', Panel: QuestionsPanel },
  { code: 'mpg', heading: () => 'MPG', Panel: EconomyPanel },
  { code: 'editorial', heading: () => 'Expert Review', Panel: EditorialPanel },
];

/** What is known of a model: one part of it, or all that have something in them. */
export function ReferencePanels({
  only,
  ...props
}: PanelProps & { readonly only: ReferenceTab | null }) {
  const shown = only === null ? shownTabs(props.data).map(({ code }) => code) : [only];
  return sections
    .filter(({ code }) => shown.includes(code))
    .map(({ code, heading, Panel }) => (
      <section
        key={code}
        id={code}
        className="reference-section"
        aria-labelledby={`${code}-heading`}
      >
        <h2 id={`${code}-heading`}>{heading(props.data)}</h2>
        <Panel {...props} />
      </section>
    ));
}
