import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { AppContext } from '../app-context.ts';
import type { SellerMessaging } from './services.ts';

/**
 * How a seller is written to. Where that cannot be asked, which is reported, a seller who wants messages is taken to
 * have an address: what is sent is judged again.
 */
export async function findMessaging(
  seller: Pick<Owner, 'id' | 'hideEmailForm'>,
  { services }: Pick<AppContext, 'services'>,
): Promise<SellerMessaging> {
  try {
    return await services.findMessaging(seller);
  } catch (error) {
    services.reportError(error);
    return unknownMessaging(seller);
  }
}

export const unknownMessaging = ({
  hideEmailForm,
}: Pick<Owner, 'hideEmailForm'>): SellerMessaging => ({
  takesMessages: !hideEmailForm,
  answerMinutes: null,
});
