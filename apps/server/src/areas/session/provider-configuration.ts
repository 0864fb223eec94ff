import type { AnswerOf } from '@boedel/contract/call';
import type { sessionCalls } from '@boedel/contract/session/session.calls';
import { termsVersion } from '@boedel/contract/session/terms';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { longestPassword, shortestPassword } from '@boedel/domain/session/password-rules';
import { listEnteredRates } from '@boedel/domain/rates/rate-tables';
import type { Config } from '../../platform/config/config';
import type { Actor } from '../../platform/tenancy/actor';

type ProviderConfiguration = AnswerOf<typeof sessionCalls.configuration>;

const products = [
  {
    systemType: 1,
    path: 'insolvencies',
    name: 'Insolvencies',
    description: 'Liquidations and sequestrations, from the first meeting to the confirmed account.',
  },
  {
    systemType: 2,
    path: 'deceased-estates',
    name: 'Deceased Estates',
    description: 'Estates, from reporting the death to the discharge of the executor.',
  },
  {
    systemType: 3,
    path: 'curatorship',
    name: 'Curatorship',
    description: "A curator's account prepared from the bank statement, ready for the Master each year.",
  },
  {
    systemType: 4,
    path: 'flow-consult',
    name: 'Flow Consult',
    description:
      'Show clients what would be left, and for whom, if they died today, and how a different plan would change that.',
  },
  {
    systemType: 5,
    path: 'trust',
    name: 'Trust',
    description: 'Trusts with their trustees, duties, key dates and fees in one place.',
  },
];

export function presentConfiguration(config: Config): ProviderConfiguration {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientID } = config;
  const site = config.PROVIDER_SITE.replace(/\/$/, '');
  const createContact = (name: string, email: string) => ({ name, phone: config.PROVIDER_PHONE, email });
  return {
    provider: {
      name: config.PROVIDER_NAME,
      site,
      emailDomain: config.PROVIDER_EMAIL_DOMAIN,
      accountsEmail: config.PROVIDER_ACCOUNTS_EMAIL,
    },
    contacts: [
      createContact('Sales', config.PROVIDER_SALES_EMAIL),
      createContact('Product', config.PROVIDER_PRODUCT_EMAIL),
      createContact('Training', config.PROVIDER_TRAINING_EMAIL),
      createContact('General', config.PROVIDER_EMAIL),
    ],
    products: products.map(({ path, ...product }) => ({
      ...product,
      learnMore: `${site}/${path}`,
      demoEmail: config.PROVIDER_SALES_EMAIL,
    })),
    identityProvider:
      issuer && clientID ? { name: config.OIDC_NAME, issuer, clientID, realm: config.OIDC_REALM } : null,
    assistSocketUrl: config.ASSIST_SOCKET_URL ?? null,
    termsVersion,
    rates: listEnteredRates().map((one) => ({ ...one, from: one.from as LocalDate, to: one.to as LocalDate | null })),
    password: { shortest: shortestPassword, longest: longestPassword },
  };
}

/** The assist tool knows people by their full name behind the provider's. */
export const presentAssist = (config: Config, actor: Actor): AnswerOf<typeof sessionCalls.assistConnection> =>
  config.ASSIST_SOCKET_URL
    ? {
        socketUrl: config.ASSIST_SOCKET_URL,
        clientSecret: config.ASSIST_CLIENT_SECRET ?? '',
        clientNamespace: config.ASSIST_NAMESPACE ?? '',
        userName: `${config.PROVIDER_NAME} ${actor.fullName}`,
      }
    : null;
