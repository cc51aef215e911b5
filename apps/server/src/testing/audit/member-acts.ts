import { hashPassword } from '@fairway/api-client';
import { generateSync } from 'otplib';
import { type Acts, reason } from './audit-stage.ts';

/** What operators do with accounts, their own and members', and with what members ask. */
export const memberActs = {
  logInOperator: ({ test }) => test.operator('support'),
  async logOutOperator({ test }) {
    const gone = await test.operator('support');
    await gone.api.logOutOperator({});
  },
  async freezeMember({ lead, demoMember }) {
    const { id, version } = await demoMember('xinxin');
    await lead.api.freezeMember({ memberId: id, version, reason });
  },
  async unfreezeMember({ lead, demoMember }) {
    const { id, version } = await demoMember('xinxin');
    await lead.api.unfreezeMember({ memberId: id, version, reason });
  },
  async endMemberSecondFactor({ test, lead }) {
    const name = 'Factor01';
    const member = await test.register(name);
    const password = hashPassword(`${name}-Passw0rd`);
    const { secret } = await member.api.beginSecondFactor({ password });
    const epoch = Math.floor(test.clock.now().getTime() / 1000);
    await member.api.confirmSecondFactor({ code: generateSync({ secret, epoch }) });
    await lead.api.endMemberSecondFactor({ memberId: member.id, reason });
  },
  async markMember({ lead, demoMember }) {
    const { id, version } = await demoMember('ayuan');
    await lead.api.markMember({ memberId: id, version, mark: 'black', on: true, reason });
  },
  async proposeMemberClosing({ test, lead, press }) {
    const { id } = await test.register('Closes01');
    const ask = { memberId: id, version: 1, code: 'memberWish', reason } as const;
    await lead.api.proposeMemberClosing(ask, press());
  },
  async proposeMemberReopening({ test, lead, admin, press }) {
    const { id: memberId } = await test.register('Opens01');
    const ask = { memberId, version: 1, code: 'memberWish', reason } as const;
    const { proposalId } = await lead.api.proposeMemberClosing(ask, press());
    await admin.api.approveProposal({ id: proposalId }, press());
    const { version } = await lead.api.getMemberCase({ memberId });
    await lead.api.proposeMemberReopening({ memberId, version, reason }, press());
  },
  async revealMemberField({ lead, demoMember }) {
    const { id } = await demoMember('ayuan');
    await lead.api.revealMemberField({ memberId: id, field: 'phone', reason });
  },
  async decideMemberChange({ test, lead }) {
    const member = await test.register('Change01');
    await member.api.setRealName({ realName: '陈致远' });
    const { id } = await member.api.requestMemberChange({
      field: 'realName',
      realName: '陈致遥',
      proof: member.proof,
    });
    await lead.api.decideMemberChange({ id, decision: 'refuse', reason });
  },
  async endMemberSession({ test, lead }) {
    const member = await test.register('Session01');
    const { sessions } = await lead.api.getMemberCase({ memberId: member.id });
    await lead.api.endMemberSession({ memberId: member.id, sessionId: sessions[0]?.id ?? '', reason });
  },
  async replyFeedback({ test }) {
    const member = await test.register('Feedback01');
    const { id } = await member.api.webFeedback({ type: 1, content: '存款多久到账？' });
    const support = await test.operator('support');
    await support.api.replyFeedback({ id, reply: '通常几分钟。' });
  },
} satisfies Acts;
