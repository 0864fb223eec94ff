import { useConfiguration } from '../../client/configuration';
import { chooseLanguage } from '../../client/my-language';
import { PublicPage as Page, type PublicPageProps } from '../../ui/plain/public-page';

/** A screen before one is in. */
export const PublicPage = (props: Omit<PublicPageProps, 'provider' | 'onLanguage'>) => (
  <Page {...props} provider={useConfiguration()?.provider} onLanguage={(next) => void chooseLanguage(next)} />
);
