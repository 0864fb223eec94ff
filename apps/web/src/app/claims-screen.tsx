import { ClaimsTab } from '../areas/claims/claims-tab';
import { renderImporter } from './importer';

/** The claims of a matter, and the way in for a list of them. */
export const ClaimsScreen = () => (
  <ClaimsTab importer={(close, matterID) => renderImporter('claim', close, matterID)} />
);
