import type { AppConfiguration } from '../../client/configuration';
import { t } from '../../i18n/t';
import { pictures } from './pictures';
import styles from './session.module.css';

export type ConfiguredProduct = AppConfiguration['products'][number];

/** What else the provider sells: a picture, a sentence, where to read on, and whom to ask where a demo is offered. */
export function Products({ products, withDemo }: { products: readonly ConfiguredProduct[]; withDemo?: boolean }) {
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.name}>
          <img src={pictures[product.systemType] ?? '/favicon.svg'} alt="" width={40} height={40} />
          <div>
            <h3>{t(product.name)}</h3>
            <p>{t(product.description)}</p>
            <div className={styles.links}>
              <a
                href={product.learnMore}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('Learn more about {name}', { name: t(product.name) })}
              >
                {t('Learn more')}
              </a>
              {withDemo && (
                <a href={`mailto:${product.demoEmail}`}>{t('Request a demo: {email}', { email: product.demoEmail })}</a>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
