/**
 * Who may call what, written by hand and compared with what the gateway does. It is no copy of permissions.ts and must
 * not be made from it: a slip there shows here.
 *
 * - `all`  in every scope
 * - `own`  in the own scope; another one's thing is not found, another one's rows are not listed
 * - `--`   refused
 */
export const expectedMatrix = `
operation                  owner  agent  call-centre  finance  read-only  auditor

staffMe                    all    all    all          all      all        all
staffSignOut               all    all    all          all      all        all
accountDetail              all    all    all          all      all        all
accountSessionEnd          all    all    all          all      all        all
accountOthersEnd           all    all    all          all      all        all
accountPassword            all    all    all          all      all        all
accountNewFactor           all    all    all          all      all        all
accountRecoveryCodes       all    all    all          all      all        all
stepUpOffer                all    all    all          all      all        all
stepUpByCode               all    all    all          all      all        all
stepUpByPasskey            all    all    all          all      all        all
accountPasskeyOffer        all    all    all          all      all        all
accountPasskeyAdd          all    all    all          all      all        all
accountPasskeyRemove       all    all    all          all      all        all
dashboard                  all    all    all          all      all        all
savedViews                 all    all    all          all      all        all
savedViewKeep              all    all    all          all      all        all
savedViewDrop              all    all    all          all      all        all
listChoices                all    own    all          all      all        all

applicationList            all    own    all          all      all        all
applicationDetail          all    own    all          all      all        all
applicationChange          all    own    all          --       --         --
applicationNote            all    own    all          --       --         --
applicationTask            all    own    all          --       --         --
applicationTaskDone        all    own    all          --       --         --
quoteList                  all    own    all          all      all        all
quoteDetail                all    own    all          all      all        all
quoteChange                all    own    all          --       --         --
quoteNote                  all    own    all          --       --         --
quoteSend                  all    own    all          --       --         --
policyList                 all    own    all          all      all        all
paymentList                all    own    all          all      all        all
paymentDetail              all    own    all          all      all        all
staffDocument              all    own    all          --       --         --
customerFind               all    own    all          all      all        all
customerNote               all    own    all          --       --         --
customerCall               all    own    all          --       --         --
reveal                     all    own    all          --       --         --
listExport                 all    own    --           all      --         all

stuckList                  all    own    all          all      all        all
stuckWork                  all    --     all          all      --         --
emailCorrection            all    own    all          --       --         --
policyDenied               all    own    all          --       --         --
refundAsk                  all    --     all          all      --         --
refundClose                all    --     --           all      --         --
refundRelease              all    --     --           all      --         --
sendingView                all    --     --           all      --         --
sendingResume              all    --     --           all      --         --
panelProposals             all    own    all          all      all        all
panelProposal              all    own    all          all      all        all
panelProposalWithdraw      all    own    all          all      --         --
panelProposalDecide        all    --     --           all      --         --
proposalsToDecide          all    --     --           all      --         --

panelPaymentRequests       all    own    all          all      --         --
panelPaymentRequestCreate  all    all    all          all      --         --
panelPaymentRequestLink    all    own    all          all      --         --
panelPaymentRequestSend    all    own    all          all      --         --
panelPaymentRequestCancel  all    own    all          all      --         --
panelTransfers             all    own    all          all      all        all
panelTransferEnter         all    --     --           all      --         --
panelTransferSettle        all    --     --           all      --         --
panelTransferReject        all    --     --           all      --         --

panelCancellations         all    own    all          all      all        all
panelCancellation          all    own    all          all      all        all
panelCancellationAsk       all    own    all          --       --         --
panelCancellationSettle    all    own    all          --       --         --

dataRequestList            all    --     all          --       --         --
dataRequestSettle          all    --     all          --       --         --

couponList                 all    --     --           all      --         --
couponCreate               all    --     --           all      --         --
couponEnd                  all    --     --           all      --         --
ratesView                  all    --     --           all      --         --
rateSourceSet              all    --     --           all      --         --
rateHoldSet                all    --     --           all      --         --
termsView                  all    --     --           all      --         --
termsAsk                   all    --     --           all      --         --
payablesView               all    --     --           all      --         --
payableStatement           all    --     --           all      --         --
payableFile                all    --     --           all      --         --
payableAsk                 all    --     --           all      --         --
partnerList                all    --     --           --       --         all
partnerRead                all    --     --           --       --         all
partnerCheck               all    --     --           --       --         all
partnerSave                all    --     --           --       --         --
partnerCreate              all    --     --           --       --         --
partnerPicture             all    --     --           --       --         --
categorySave               all    --     --           --       --         --

releaseList                all    --     --           --       --         all
releaseDifference          all    --     --           --       --         all
releaseChoose              all    --     --           --       --         --
releaseShare               all    --     --           --       --         --
releaseRetire              all    --     --           --       --         --
siteView                   all    --     --           --       --         all
siteAsk                    all    --     --           --       --         --
previewList                all    --     --           --       --         all
previewMake                all    --     --           --       --         --
previewEnd                 all    --     --           --       --         --

peopleList                 all    --     --           --       --         --
personChange               all    --     --           --       --         --
personInvite               all    --     --           --       --         --
personInviteAgain          all    --     --           --       --         --
personSwitch               all    --     --           --       --         --
personResetFactor          all    --     --           --       --         --
auditList                  all    --     --           --       --         all
auditCheck                 all    --     --           --       --         all
`;

/** The table as rows by operation; a cell that is none of the three is kept as it stands and differs from everything. */
export const readMatrix = (table: string): Map<string, Map<string, string>> => {
  const lines = table
    .split('\n')
    .map((line) => line.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const [[, ...roles] = [], ...rows] = lines;
  return new Map(
    rows.map(([name = '', ...cells]) => [name, new Map(roles.map((role, at) => [role, cells[at] ?? '']))]),
  );
};
