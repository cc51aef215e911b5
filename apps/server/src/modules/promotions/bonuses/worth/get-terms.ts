import type { bonusEndpoints } from '@fairway/contract/promotions/bonuses/endpoints.ts';
import type { bonusSchemas } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOnPage } from '../../campaigns/campaigns-store.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { selectEnrolment } from '../../enrolments/enrolments-store.ts';

/** A campaign's terms with their hash, and beside them those of the version that the caller joined. Throws `activityUnknown`. */
export const getTerms: Operation<
  (typeof bonusEndpoints)['getTerms'],
  (typeof bonusSchemas)['getTerms']
> = async (app, call, input) => {
  const campaign = await selectOnPage(app.db, input);
  if (!campaign) throw new AppError('activityUnknown');
  const current = campaign.published ?? campaign.newest;
  const enrolment = await selectEnrolment(app.db, call.member.memberId, campaign);
  const joined = enrolment && (await selectVersion(app.db, enrolment.version));
  return {
    hash: current.toString('hex'),
    terms: campaign.terms,
    joined: joined
      ? {
          hash: joined.hash.toString('hex'),
          terms: joined.document,
          at: enrolment.joined_at.toISOString(),
          isCurrent: joined.hash.equals(current),
        }
      : null,
  };
};
