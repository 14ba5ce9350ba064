import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Вам назначена заявка: {title}",
  "assigned.text": "Вам назначена заявка «{title}». Когда начнёте, нажмите «Начать работу».",
  "resolved.subject": "Заявка «{title}» выполнена",
  "resolved.text": "Иконки, которые вы запрашивали, уже в Iconarium: «{title}».",
  "declined.subject": "Заявка «{title}» отклонена",
  "declined.text": "Иконки по заявке «{title}» не будут нарисованы. Причина: {reason}",
  "merged.subject": "Заявка «{title}» объединена с другой",
  "merged.text": "Заявка «{original}» повторяет заявку «{title}». Ваш голос теперь учтён там.",
  open: "Посмотреть заявку",
  seeIcons: "Посмотреть иконки",
  whyMaker: "Вы получили это письмо, потому что рисуете иконки для Iconarium.",
  whyVoter: "Вы получили это письмо, потому что запрашивали эти иконки или голосовали за них.",
  unsubscribe: "Отписаться от этих писем",
  "unsubscribePage.title": "Отписаться от писем о заявках?",
  "unsubscribePage.text": "Следить за заявками по-прежнему можно в Iconarium.",
  "unsubscribePage.button": "Отписаться",
  "unsubscribePage.done": "Вы отписались от писем о заявках.",
  "unsubscribePage.unknown": "Ссылка неполная. Откройте её из письма ещё раз.",
  "unsubscribePage.toRequests": "Перейти к заявкам",
  "unsubscribePage.failed": "Что-то пошло не так. Попробуйте ещё раз.",
} satisfies Translation<"letters">;
