import { FamilyPage } from '../areas/family-intake/family-page';
import { OutsidePage } from '../areas/outside/outside-page';

/** The questions to a family, by the link that was sent to them. */
export const FamilyScreen = () => (
  <OutsidePage>{({ matter, reader }) => <FamilyPage deceased={matter.name} reader={reader} />}</OutsidePage>
);
