import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Inicia sesión en Iconarium",
  "signIn.text": "Usa este enlace para iniciar sesión en Iconarium. Caduca en 15 minutos y solo se puede usar una vez.",
  "signIn.button": "Iniciar sesión",
  "signIn.otherwise": "Si no lo has pedido, puedes ignorar este correo. Sin el enlace nadie puede iniciar sesión.",

  "email.subject": "Confirma tu nuevo correo",
  "email.text":
    "Confirma {email} como nuevo correo de tu cuenta de Iconarium. El enlace caduca en una hora y solo se puede usar una vez.",
  "email.button": "Confirmar correo",
  "email.otherwise": "Si no lo has pedido, puedes ignorar este correo. Sin el enlace no cambia nada.",

  "moved.subject": "Tu correo ha cambiado",
  "moved.text": "El correo de tu cuenta de Iconarium ahora es {email}. Ya no puedes iniciar sesión con el anterior.",
  "moved.button": "Deshacer el cambio",
  "moved.otherwise":
    "Si no has sido tú, deshaz el cambio en un plazo de 7 días. También se cerrará tu sesión en todos los dispositivos.",

  "leaving.subject": "Tu cuenta se eliminará",
  "leaving.text":
    "Tu cuenta de Iconarium y todo su contenido se eliminarán el {date}. Si quieres conservarla, inicia sesión antes.",
  "leaving.button": "Iniciar sesión y conservar mi cuenta",
  "leaving.otherwise": "Si no has sido tú, inicia sesión pronto y revisa tus dispositivos y llaves de acceso.",

  "returned.subject": "Te estamos reembolsando el segundo pago",
  "returned.text":
    "Ya tienes un plan, así que te reembolsamos por completo el segundo pago. No cambia nada más. El reembolso tarda unos días en llegar.",
  "returned.button": "Plan y pagos",
  "returned.otherwise": "No tienes que hacer nada.",

  "invitation.subject": "Te han invitado a Iconarium",
  "invitation.text":
    "{name} te ha invitado a su equipo de Iconarium. Inicia sesión con cualquier cuenta para aceptar, sin coste para ti.",
  "invitation.button": "Aceptar la invitación",
  "invitation.otherwise": "Si no conoces a quien te invita, puedes ignorar este correo.",

  "newsletter.subject": "Confirma tu suscripción al boletín",
  "newsletter.text":
    "Alguien ha suscrito este correo al boletín de Iconarium. Si has sido tú, confirma la suscripción. El enlace caduca en tres días.",
  "newsletter.button": "Confirmar suscripción",
  "newsletter.otherwise": "Si no has sido tú, puedes ignorar este correo. Sin tu confirmación no se envía nada.",
  "welcome.subject": "Te damos la bienvenida al boletín de Iconarium",
  "welcome.text":
    "Ya estás en la lista. Más o menos una vez al mes te enviaremos iconos nuevos, estilos nuevos y novedades del producto.",
  "welcome.button": "Ver las novedades",
  "welcome.otherwise": "Recibes este correo porque has confirmado tu suscripción.",
  unsubscribe: "Darse de baja",

  "product.month": "{plan}, mensual",
  "product.year": "{plan}, anual",
} satisfies Translation<"mail">;
