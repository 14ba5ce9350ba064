import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Um pedido para você: {title}",
  "assigned.text": "Você vai desenhar “{title}”. Inicie o pedido quando começar o trabalho.",
  "resolved.subject": "“{title}” foi desenhado",
  "resolved.text": "Os ícones que você queria já estão no Iconarium: “{title}”.",
  "declined.subject": "“{title}” foi recusado",
  "declined.text": "“{title}” não será desenhado. O motivo: {reason}",
  "merged.subject": "“{title}” foi unido a outro pedido",
  "merged.text": "“{original}” pede o mesmo que “{title}”. Seu voto agora conta lá.",
  open: "Abrir o pedido",
  seeIcons: "Ver os ícones",
  whyMaker: "Você recebe este e-mail porque desenha ícones para o Iconarium.",
  whyVoter: "Você recebe este e-mail porque pediu ou votou nestes ícones.",
  leave: "Não receber mais estes e-mails",
  "leaving.title": "Não quer mais estes e-mails?",
  "leaving.text": "No Iconarium você continua vendo o que acontece com os pedidos.",
  "leaving.button": "Parar e-mails",
  "leaving.done": "Você não receberá mais estes e-mails.",
  "leaving.unknown": "Este link está incompleto. Abra-o de novo pelo e-mail.",
  "leaving.toRequests": "Ver os pedidos",
  "leaving.failed": "Não deu certo. Tente de novo.",
} satisfies Translation<"letters">;
