import { certifiedPrograms } from '@forecourt/catalog/editorial/certified-programs';
import type { CertifiedContent } from '@forecourt/domain/experience/certified-content';

/** The program of a maker, or by the id that calls name it by. */
export function findCertifiedProgram(
  asked: { readonly makeCode: string } | { readonly productId: string },
): CertifiedContent | null {
  const isAsked = ({ makeCode, productId }: CertifiedContent) =>
    'makeCode' in asked ? makeCode === asked.makeCode : productId === asked.productId;
  return certifiedPrograms.find(isAsked) ?? null;
}
