/** What staff did about one booking, for its page (G4, G9). */
export const auditSubject = `
create index audit_subject on bot.audit (business, subject, id) where subject is not null;
`;
