import { ClaimsTab } from '../areas/claims/claims-tab';
import { importer } from './importer';

/** The claims of a matter, and the way in for a list of them. */
export const ClaimsScreen = () => <ClaimsTab importer={(close, matterID) => importer('claim', close, matterID)} />;
