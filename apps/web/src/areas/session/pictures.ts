import curatorship from './pictures/curatorship.svg';
import deceasedEstate from './pictures/deceased-estate.svg';
import flowConsult from './pictures/flow-consult.svg';
import insolvencies from './pictures/insolvencies.svg';
import trust from './pictures/trust.svg';

/** One picture for each system type, by its id. */
export const pictures: Readonly<Record<number, string>> = {
  1: insolvencies,
  2: deceasedEstate,
  3: curatorship,
  4: flowConsult,
  5: trust,
};

/** Done when every picture is there, or cannot be had: a missing picture keeps nobody from choosing. */
export const preloadPictures = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(
    addresses.map(
      (address) =>
        new Promise<void>((resolve) => {
          const image = new Image();
          image.addEventListener('load', () => resolve());
          image.addEventListener('error', () => resolve());
          image.src = address;
        }),
    ),
  );
