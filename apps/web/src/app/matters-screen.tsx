import { MattersPage } from '../areas/matter/matters-page';
import { renderImporter } from './importer';

/** The matters, and the way in for those that are on a list elsewhere. */
export const MattersScreen = () => <MattersPage importer={renderImporter} />;
