import { z } from 'zod';

/** What a dealer says sets it apart. */
export const dealerDifferentiatorSchema = z.object({
  cta: z
    .object({
      label: z.string(),
      /** Whether the link leaves this site. */
      offsite: z.boolean(),
      link: z.union([z.url({ protocol: /^https?$/ }), z.string().startsWith('/')]),
    })
    .nullable(),
  /** Markup from the dealer: cleaned before it is shown. */
  htmlContent: z.string().max(20_000),
  logo: z.object({ src: z.string(), alt: z.string() }).nullable(),
});
export type DealerDifferentiator = z.infer<typeof dealerDifferentiatorSchema>;
