import { compareForm } from '@forecourt/domain/compare/compare-address';
import { Columns3 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useHasScript } from '../ui/use-has-script.ts';
import { comparedCars } from './compared-cars.ts';
import { useComparison } from './use-comparison.ts';

/** Shows and hides the boxes of the cards. Without a script it compares those that are ticked. */
export function CompareToggle() {
  const { ids, isHidden } = useComparison();
  const hasScript = useHasScript();
  function toggle(event: MouseEvent) {
    event.preventDefault();
    comparedCars.hide(!isHidden);
  }
  return (
    <button
      type="submit"
      form={compareForm.id}
      className="ui-button ui-button-secondary compare-toggle"
      aria-pressed={hasScript ? !isHidden : undefined}
      onClick={toggle}
    >
      <Columns3 className="ui-icon" size={16} aria-hidden="true" />
      <span>Compare</span>
      {ids.length > 0 && <span className="compare-count">{ids.length}</span>}
    </button>
  );
}
