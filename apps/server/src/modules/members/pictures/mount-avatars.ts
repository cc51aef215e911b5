import { avatarPath } from '@fairway/contract/limits/pictures.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPicture } from './pictures-store.ts';

/** Serves uploaded avatars to everybody who has the name of one. A new avatar has a new name, so browsers keep them for good. */
export function mountAvatars(server: FastifyInstance, app: Platform): void {
  server.get<{ Params: { name: string } }>(
    `${avatarPath}:name`,
    { config: { openRoute: 'avatars of members' } },
    async (request, reply) => {
      const { name } = request.params;
      // `handInPicture` gives no other name, and the database holds no NUL.
      const isName = /^[\w-]{32}$/.test(name);
      const bytes = isName ? await selectPicture(app.db, { name, purpose: 'avatar' }) : undefined;
      if (!bytes) throw new AppError('pictureNotFound');
      return reply
        .type('image/webp')
        .header('content-disposition', 'attachment; filename="avatar.webp"')
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );
}
