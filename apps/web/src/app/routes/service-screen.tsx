import { useSearch } from '@tanstack/react-router';
import { ServiceMatter } from '../../features/cashier/deposit/service-payment/service-matter.tsx';
import { ServicePage } from '../../features/site/customer-service/service-page.tsx';
import styles from './service-screen.module.css';

/** Customer service, and above it what brings a member there: an order, or the customer-service payment. */
export function ServiceScreen() {
  const { billNo, ticket } = useSearch({ from: '/shell/cs' });
  return (
    <>
      {(billNo !== undefined || ticket !== undefined) && (
        <div className={styles.matter}>
          <ServiceMatter billNo={billNo} ticket={ticket} />
        </div>
      )}
      <ServicePage />
    </>
  );
}
