import { useConfiguration } from '../../client/configuration';
import type { LegalTextProvider } from './legal-text';

/** The provider as the legal texts name it; undefined until the configuration is there. */
export function useSpeaker(): LegalTextProvider | undefined {
  const provided = useConfiguration();
  if (!provided) return undefined;
  const { provider, contacts } = provided;
  const general = contacts.at(-1);
  return {
    name: provider.name,
    site: provider.site,
    accountsEmail: provider.accountsEmail,
    email: general?.email ?? provider.accountsEmail,
    phone: general?.phone ?? '',
  };
}
