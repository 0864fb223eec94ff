import { z } from 'zod';
import { enteredRateSchema } from '../rates/rates.schema';

const contactSchema = z.object({ name: z.string(), phone: z.string(), email: z.string() });

const productSchema = z.object({
  /** 0 for a product that is no system type. */
  systemType: z.int(),
  name: z.string(),
  description: z.string(),
  learnMore: z.string(),
  demoEmail: z.string(),
});

/** What every visitor may know of the provider: the login page, the footer and the contact dialog are made from it. */
export const configurationSchema = z.object({
  provider: z.object({ name: z.string(), site: z.string(), emailDomain: z.string(), accountsEmail: z.string() }),
  contacts: z.array(contactSchema),
  products: z.array(productSchema),
  /** Present where people may sign in through an identity provider. */
  identityProvider: z
    .object({ name: z.string(), issuer: z.string(), clientID: z.string(), realm: z.string() })
    .nullable(),
  /** Where the assist tool listens; its credentials are for people who signed in. */
  assistSocketUrl: z.string().nullable(),
  termsVersion: z.string(),
  /** Figures of the law that were entered after the release, which previews compute with. */
  rates: z.array(enteredRateSchema),
  password: z.object({ shortest: z.int(), longest: z.int() }),
});

export const assistSchema = z
  .object({ socketUrl: z.string(), clientSecret: z.string(), clientNamespace: z.string(), userName: z.string() })
  .nullable();
