import { parseCarPrice } from '@forecourt/domain/listing/car-price';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { useHasScript } from '../../ui/use-has-script.ts';
import { KeptAdForm } from '../ad-form.tsx';
import type { SellerPage, Undone } from '../enter-selling.ts';
import type { PriceView } from '../selling-views.ts';
import { StepFrame } from '../step-frame.tsx';
import { useTriedForm } from '../use-tried-form.ts';
import { useTypedText } from '../use-typed-text.ts';
import { OtherWays } from './other-ways.tsx';
import { PriceFigures } from './price-figures.tsx';
import { PriceHead } from './price-head.tsx';
import { PriceOptions } from './price-options.tsx';
import { PricePicture } from './price-picture.tsx';
import { middleAt } from './price-sums.ts';

const formId = 'ad-price';

interface PriceStepProps {
  readonly page: SellerPage<PriceView>;
  readonly undone: Undone | null;
}

/** The third step: what it is to bring. */
export function PriceStep({ page, undone }: PriceStepProps) {
  const { frame, shown } = page;
  const { head, facts, market } = shown;
  const { tried, onChange } = useTriedForm('ad.price', page, undone);
  const hasScript = useHasScript();
  const { typed, setTyped, field } = useTypedText(
    tried?.typed.price ?? (facts.price === null ? '' : groupDigits(facts.price)),
  );
  const price = parseCarPrice(typed) ?? null;
  const move = (moved: number) => setTyped(groupDigits(moved));
  return (
    <StepFrame
      step="price"
      page={page}
      undone={undone}
      formId={formId}
      title="Name your price"
      lead={<Lead market={market} price={price} />}
      hint="You can change it at any time"
      does={hasScript && price !== null ? `Continue with ${dollars(price)}` : 'Continue'}
    >
      <KeptAdForm
        id={formId}
        act="ad.price"
        frame={frame}
        ad={head.id}
        isNewer={tried !== null}
        onChange={onChange}
        className="sell-columns sell-columns-price"
      >
        <div className="sell-price">
          <PriceHead
            typed={typed}
            price={price}
            market={market}
            field={field}
            onType={setTyped}
            problem={tried?.problems?.price}
          />
          {market && (
            <PricePicture
              market={market}
              price={price}
              present={facts.price}
              onMove={hasScript ? move : null}
            />
          )}
          <PriceFigures view={shown} price={price} />
        </div>
        <aside className="sell-aside">
          <OtherWays view={shown} price={price} />
          <PriceOptions facts={facts} tried={tried} />
        </aside>
      </KeptAdForm>
    </StepFrame>
  );
}

/** What it is compared with. */
function Lead({ market, price }: Pick<PriceView, 'market'> & { readonly price: number | null }) {
  if (market === null)
    return (
      <>
        Too few cars like yours are for sale here, or what they ask is too far apart, to say what is
        usual. Ask what you think is right: buyers see no deal word then, and compare for
        themselves.
      </>
    );
  const { prices, ofTrim } = market;
  return (
    <>
      {groupDigits(prices.length)} cars like yours{ofTrim ? ', of the same trim,' : ''} are for sale
      here, each brought to your miles and year.{' '}
      {`Their middle${price === null ? '' : ', yours among them,'} is `}
      <b>{dollars(middleAt(price, market))}</b>.
    </>
  );
}
