import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Entrar no Iconarium",
  "signIn.text": "Use este link para entrar no Iconarium. Ele expira em 15 minutos e só pode ser usado uma vez.",
  "signIn.button": "Entrar",
  "signIn.otherwise": "Se você não pediu, pode ignorar este e-mail. Sem o link, ninguém consegue entrar.",

  "email.subject": "Confirme seu novo e-mail",
  "email.text":
    "Confirme {email} como o novo e-mail da sua conta no Iconarium. O link expira em uma hora e só pode ser usado uma vez.",
  "email.button": "Confirmar e-mail",
  "email.otherwise": "Se você não pediu, pode ignorar este e-mail. Sem o link, nada muda.",

  "moved.subject": "Seu e-mail foi alterado",
  "moved.text": "O e-mail da sua conta no Iconarium agora é {email}. Com o antigo você não consegue mais entrar.",
  "moved.button": "Desfazer a alteração",
  "moved.otherwise":
    "Se não foi você, desfaça a alteração em até 7 dias. Isso também encerra a sessão da conta em todos os dispositivos.",

  "leaving.subject": "Sua conta será excluída",
  "leaving.text":
    "Sua conta no Iconarium e tudo o que há nela serão excluídos em {date}. Para mantê-la, entre antes disso.",
  "leaving.button": "Entrar e manter minha conta",
  "leaving.otherwise": "Se não foi você, entre logo e confira seus dispositivos e chaves de acesso.",

  "returned.subject": "Seu segundo pagamento está sendo reembolsado",
  "returned.text":
    "Você já tem um plano, então estamos reembolsando integralmente o segundo pagamento. Nada mais muda. O reembolso leva alguns dias para chegar.",
  "returned.button": "Plano e pagamentos",
  "returned.otherwise": "Você não precisa fazer nada.",

  "invitation.subject": "Você recebeu um convite para o Iconarium",
  "invitation.text":
    "{name} convidou você para a equipe no Iconarium. Entre com qualquer conta para aceitar, sem custo para você.",
  "invitation.button": "Aceitar convite",
  "invitation.otherwise": "Se você não conhece quem convidou, pode ignorar este e-mail.",

  "newsletter.subject": "Confirme sua assinatura da newsletter",
  "newsletter.text":
    "Alguém assinou a newsletter do Iconarium com este e-mail. Se foi você, confirme a assinatura. O link expira em três dias.",
  "newsletter.button": "Confirmar assinatura",
  "newsletter.otherwise": "Se não foi você, pode ignorar este e-mail. Nada é enviado sem a sua confirmação.",
  "welcome.subject": "Boas-vindas à newsletter do Iconarium",
  "welcome.text":
    "Sua assinatura está confirmada. Mais ou menos uma vez por mês, enviaremos ícones novos, estilos novos e novidades do produto.",
  "welcome.button": "Ver as novidades",
  "welcome.otherwise": "Você está recebendo este e-mail porque confirmou a assinatura.",
  unsubscribe: "Cancelar assinatura",

  "product.month": "{plan}, mensal",
  "product.year": "{plan}, anual",
} satisfies Translation<"mail">;
