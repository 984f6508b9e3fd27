import { sentTooOften } from '@forecourt/domain/calendar/wait-words';
import { askedPriceWords } from '@forecourt/domain/lead/asked-price';
import { conversationPath } from '@forecourt/domain/lead/conversation';
import type { MessageAnswer } from '@forecourt/domain/lead/lead-answer';
import { leadTextLengths } from '@forecourt/domain/lead/lead-request';
import { goneWords } from '@forecourt/domain/listing/listing-status';
import { asBeginning, knownSellerWords } from '@forecourt/domain/listing/seller/seller-words';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { likeAddress } from '@forecourt/domain/search/address/like-address';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import {
  data,
  isRouteErrorResponse,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { appContext } from '../../app-context.ts';
import { AskedCar } from '../../leads/asked-car.tsx';
import {
  findConversation,
  findCounter,
  findPicture,
  findQuote,
} from '../../leads/conversation-data.ts';
import { AskedFor, ConversationMessages } from '../../leads/conversation-messages.tsx';
import { CounterOffer, isCounterAnswer } from '../../leads/counter-offer.tsx';
import leadStyles from '../../leads/leads.css?url';
import { NoConversation } from '../../leads/no-conversation.tsx';
import quoteStyles from '../../leads/quote/quote-page.css?url';
import { Reply, Unsent } from '../../leads/reply.tsx';
import { type NotSent, notEnded, RestingConversation } from '../../leads/resting-conversation.tsx';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { answerOf, NoAnswer } from '../../ui/answers/no-answer.ts';
import { problemSentence } from '../../ui/form/form-field.tsx';
import { readFields, type TypedFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/conversation.ts';

export const links: Route.LinksFunction = () => pageStyles(leadStyles, quoteStyles);

/** The address is the secret: nobody stores the page, and no other site hears of it. */
const privatePage = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const conversation = await findConversation(params.token, app);
  if (conversation === undefined) throw data(null, { status: 404, headers: privatePage });
  const page = {
    conversation,
    quote: null,
    counter: null,
    picture: null,
    maxLength: leadTextLengths.message,
  };
  if (conversation !== null) {
    const quote = await findQuote(conversation, { token: params.token, url }, app);
    const counter = await findCounter(conversation, params.token, app);
    const picture = await findPicture(conversation, app);
    return data({ ...page, quote, counter, picture }, { headers: privatePage });
  }
  return data(page, { status: 503, headers: { ...privatePage, 'Retry-After': '5' } });
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { services, waitMs } = context.get(appContext);
  const { intent, ...typed } = await readFields(request);
  if (waitMs > 0) return data(refusedFor(typed, sentTooOften(waitMs)), { status: 429 });
  try {
    if (intent === 'end') {
      await services.endConversation(token);
      throw redirect(conversationPath(token), { status: 303 });
    }
    const answer = isCounterAnswer(intent)
      ? await services.answerCounter(token, intent)
      : await services.addMessage(token, typed);
    if (answer.status === 'SUCCESS') throw redirect(conversationPath(token), { status: 303 });
    return data(refusalOf(typed, answer), { status: statuses[answer.status] });
  } catch (error) {
    if (error instanceof Response) throw error;
    services.reportError(error);
    return lost(intent, typed);
  }
}

/** Words that got no answer stay as well. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent, ...typed } = await readFields(request.clone());
  const answer = await answerOf(() => serverAction());
  return answer instanceof NoAnswer ? lost(intent, typed) : answer;
}

const refusedFor = (typed: TypedFields, sentence: string | undefined): NotSent => ({
  typed,
  sentence,
  problems: {},
});

const lost = (intent: string | undefined, typed: TypedFields) => {
  const refused =
    intent === 'end'
      ? { ...refusedFor(typed, undefined), isNotEnded: true }
      : refusedFor(typed, notSent);
  return data(refused, { status: 503 });
};

/** That the other side ended it is seen at once. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus === statuses.GONE || defaultShouldRevalidate;
}

const notSent =
  'Not sent, as far as we know. Your words are still here: send them again; they never arrive twice.';

type RefusedMessage = Exclude<MessageAnswer, { readonly status: 'SUCCESS' }>;

const statuses: Readonly<Record<RefusedMessage['status'], number>> = {
  INVALID: 400,
  LIMITED: 429,
  GONE: 410,
  HELD: 409,
};

function refusalOf(typed: TypedFields, answer: RefusedMessage): NotSent {
  if (answer.status !== 'INVALID') return refusedFor(typed, answer.sentence);
  const { text, ...problems } = answer.problems;
  return { typed, problems, sentence: text === undefined ? undefined : problemSentence(text) };
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const about = loaderData
    ? (loaderData.conversation?.vehicle.name ?? 'a car')
    : 'Conversation not found';
  return [
    { title: `Messages: ${about}` },
    { name: 'robots', content: 'noindex, nofollow' },
    ownReferrer,
  ];
}

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, quote, counter, picture, maxLength } = loaderData;
  if (conversation === null || picture === null)
    return <RestingConversation maxLength={maxLength} refused={actionData ?? null} />;
  const { vehicle, reader, sellerName: name, privateSeller, shopperName } = conversation;
  const { endedBy, gone, messages, priceNow } = conversation;
  const other = reader === 'seller' ? shopperName : knownSellerWords({ name, privateSeller });
  const car = {
    name: vehicle.name,
    detail: vehicle.mileage === null ? '' : shortMiles(vehicle.mileage),
    price: priceNow,
    before: askedPriceWords(vehicle.price, priceNow, reader),
    gone: gone && goneWords[gone.status],
    ...picture,
  };
  return (
    <main id="main" className="ui-wrap lead-page ui-stack-large">
      <h1>Messages with {other}</h1>
      <PageLink to={vehiclePath(vehicle.listingId)}>
        <AskedCar car={car} />
      </PageLink>
      {gone && reader === 'shopper' && (
        <PageLink className="ui-link" to={likeAddress(gone)}>
          See cars like it
        </PageLink>
      )}
      <AskedFor conversation={conversation} />
      <ConversationMessages conversation={conversation} />
      {counter !== null && <CounterOffer amount={counter} seller={asBeginning(other)} />}
      {endedBy === null ? (
        <Reply
          other={other}
          maxLength={maxLength}
          sent={messages.filter(({ from }) => from === reader).length}
          refused={actionData ?? null}
          quote={quote}
          notEnded={actionData && notEnded(actionData)}
        />
      ) : (
        <>
          {actionData?.sentence && (
            <Unsent sentence={actionData.sentence} text={actionData.typed.text ?? ''} />
          )}
          <p role="status">
            {endedBy === reader ? 'You ended' : `${asBeginning(other)} ended`} this conversation. It
            can be read, and nothing can be added.
          </p>
        </>
      )}
      <p className="ui-fine-print">
        This page is yours by its address alone. Whoever has the link can{' '}
        {endedBy === null ? 'read and write here' : 'read it'}.
      </p>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoConversation isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
