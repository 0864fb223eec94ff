import { InsolventPage } from '../areas/insolvent/insolvent-page';
import { InsolventTab } from '../areas/parties/insolvent-tab';

/** The insolvent as a party of the matter, and what follows from what is captured. */
export const InsolventScreen = () => <InsolventPage main={<InsolventTab />} />;
