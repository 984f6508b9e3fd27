import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

/** Share of the asking price that the slider begins and ends at. */
const range = { from: 0.7, to: 1.1 } as const;

const step = 50;

const style = `
  :host { display: block }
  output { display: block; margin-top: 8px; color: var(--text-2); font-size: var(--t-14) }
  input { width: 100%; margin: 10px 0 0; height: 28px; accent-color: var(--accent) }
`;

/**
 * Adds a slider, and how far an offer is from the asking price, to the field that it stands around. The
 * field stays what is sent.
 *
 * @element make-offer
 * @attribute asking whole dollars; without it nothing is added
 */
export class MakeOffer extends HTMLElement {
  connectedCallback(): void {
    const asking = Number(this.getAttribute('asking'));
    const field = this.querySelector<HTMLInputElement>('input[name="offer"]');
    if (!field || !(asking > 0) || this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const slider = sliderFor(asking);
    const words = document.createElement('output');
    root.append(document.createElement('slot'), slider, words);

    const tell = () => {
      const offer = dollarsOf(field.value);
      words.textContent = offer === null ? '' : distance(offer, asking);
      if (offer !== null) slider.value = String(offer);
    };
    field.addEventListener('input', tell);
    slider.addEventListener('input', () => {
      field.value = slider.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    tell();
  }
}

function sliderFor(asking: number): HTMLInputElement {
  const slider = document.createElement('input');
  const atStep = (dollars: number) => String(Math.round(dollars / step) * step);
  Object.assign(slider, {
    type: 'range',
    min: atStep(asking * range.from),
    max: atStep(asking * range.to),
    step: String(step),
    ariaLabel: 'Your offer',
  });
  return slider;
}

/** Null where no number is typed. */
function dollarsOf(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

function distance(offer: number, asking: number): string {
  const gap = groupDigits(Math.abs(asking - offer));
  if (offer === asking) return 'The asking price';
  return offer < asking ? `$${gap} under the asking price` : `$${gap} over the asking price`;
}

if (!customElements.get('make-offer')) customElements.define('make-offer', MakeOffer);
