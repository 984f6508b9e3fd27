import { useEffect, useState } from 'react';
import { choosePersonal, mayPersonalize } from './personal-choice.ts';

/** Switches suggestions off and on. It needs a script, as they do. */
export function PersonalSwitch() {
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => setIsOn(mayPersonalize()), []);
  if (isOn === null) return null;
  return (
    <div className="privacy-forget">
      <button
        type="button"
        className="ui-button ui-button-secondary"
        aria-pressed={isOn}
        onClick={() => {
          void choosePersonal(!isOn);
          setIsOn(!isOn);
        }}
      >
        Suggestions by what I looked at
      </button>
      <p role="status">{isOn ? 'They are on.' : 'They are off.'}</p>
    </div>
  );
}
