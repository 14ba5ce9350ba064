import type { RequestContext } from "../../../context.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import type { AnsweringIcon, Attachment, IconRequest, Requester, RequestDetails } from "../contract.ts";
import type { AnswerView, PictureView, RequestRow, RequestDetailsView, StyleName } from "./request-views.ts";

export const requesterOf = ({ viewer, locale }: Pick<RequestContext, "viewer" | "locale">): Requester => ({
  person: viewer.person && { id: viewer.person.id, roles: viewer.person.roles },
  locale,
});

/** Styles by what they are called; those that have gone keep their code. */
export function nameStyles({ services }: Pick<RequestContext, "services">, codes: readonly string[]): StyleName[] {
  const { catalogue } = services.catalogue.current();
  return codes.map((code) => ({ code, title: catalogue.findStyle(code)?.title ?? code }));
}

export function describeRow(context: RequestContext, request: IconRequest): RequestRow {
  const { id, title, description, status, isAnimated, isHidden, votes, isVoted, isOwn, actions } = request;
  return {
    id,
    title,
    description,
    status,
    styles: nameStyles(context, request.platforms),
    isAnimated,
    isHidden,
    votes,
    isVoted,
    isOwn,
    picture: request.attachments.map(describePicture)[0],
    ownerName: request.owner?.name ?? "",
    makerName: request.maker?.name,
    date: formatDate(new Date(request.createdAt), context.locale),
    actions,
  };
}

export function describeRequestDetails(context: RequestContext, request: RequestDetails): RequestDetailsView {
  const { reason, duplicateOf, attachments, resolvedItems, reports = 0, history } = request;
  return {
    ...describeRow(context, request),
    pictures: attachments.map(describePicture),
    reason,
    duplicateOf,
    answers: describeAnswers(context, resolvedItems),
    reports,
    history: history.map((event) => ({
      action: event.action,
      by: event.by?.name ?? "",
      maker: event.maker?.name ?? "",
      reason: event.reason,
      date: formatDate(new Date(event.at), context.locale),
      at: event.at,
    })),
  };
}

export function describeAnswers(
  { services }: Pick<RequestContext, "services">,
  icons: readonly AnsweringIcon[],
): AnswerView[] {
  const { catalogue } = services.catalogue.current();
  return icons.map(({ id, name, platform, url, isColor }) => ({
    id,
    name,
    platform,
    url,
    isColor,
    styleTitle: catalogue.findStyle(platform)?.title ?? platform,
  }));
}

const describePicture = ({ id, name, type, url, widthPx, heightPx }: Attachment): PictureView => ({
  id,
  name,
  type,
  url,
  widthPx,
  heightPx,
});
