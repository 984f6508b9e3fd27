import { useEffect, useState } from 'react';
import { choosePersonal, mayPersonalize } from './personal-choice.ts';

/** Switches suggestions off and on. It needs a script, as they do, and has its place before it. */
export function PersonalSwitch() {
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => setIsOn(mayPersonalize()), []);
  return (
    <div className="privacy-forget" data-known={isOn !== null}>
      <button
        type="button"
        className="ui-button ui-button-secondary"
        aria-pressed={isOn ?? true}
        onClick={() => {
          void choosePersonal(!isOn);
          setIsOn(!isOn);
        }}
      >
        Suggestions by what I looked at
      </button>
      <p role="status">{isOn === false ? 'They are off.' : 'They are on.'}</p>
    </div>
  );
}
